"""The words of the page on the score sheet, and of the blank one."""

from typing import Final

from hombre.wording import say

__all__ = ["BLANK", "PAGE"]

PAGE: Final = {
    "title": say("La feuille de marque", "The score sheet"),
    "summary": say(
        "Une feuille vierge à imprimer, et comment on en écrit une que l'arbitre sache lire.",
        "A blank sheet to print, and how to write one that the judge can read.",
    ),
    "terms": say(
        "feuille vierge imprimer marquer noter écrire format paquet cartes abréviations A4 A5",
        "blank sheet print score note write format cards abbreviations A4 A5",
    ),
    "lead": say(
        "Trois manières de marquer : sur une feuille vierge à imprimer ; sur le téléphone, dans "
        "« {evening} » ; ou en toutes lettres, dans une feuille que lisent « {quarrel} » et "
        "« hombre judge ».",
        "Three ways to keep the score: on a blank sheet to print; on the phone, in “{evening}”; "
        "or in writing, on a sheet that “{quarrel}” and “hombre judge” read.",
    ),
    "blank": say("Une feuille vierge", "A blank sheet"),
    "blank-lead": say(
        "Elle s'imprime en paysage ; choisissez le papier, puis imprimez cette page depuis le "
        "navigateur.",
        "It prints in landscape; choose the paper, then print this page from the browser.",
    ),
    "paper": say("Que faut-il imprimer ?", "What is to be printed?"),
    "a4": say("feuille A4, {rows} coups", "A4 sheet, {rows} deals"),
    "a5": say("feuille A5, {rows} coups", "A5 sheet, {rows} deals"),
    "text": say("le mode d'emploi", "the instructions"),
    "print": say("Imprimer", "Print"),
    "writing": say("Écrire une feuille", "Writing a sheet"),
    "try": say("Essayer cette feuille", "Try this sheet"),
    "evening-example": say(
        "Une soirée s'écrit de même, un coup après l'autre ; d'un coup à l'autre l'arbitre suit "
        "la liste, la belle et la donne :",
        "An evening is written in the same way, deal after deal; from one to the next the judge "
        "follows the list, the belle and the deal:",
    ),
    "evening-told": say("Ce que l'arbitre en dit :", "What the judge says of it:"),
}

BLANK: Final = {
    "name": say("La Bête hombrée", "La Bête hombrée"),
    "caption": say("Feuille de marque vierge", "Blank score sheet"),
    "date": say("Date", "Date"),
    "place": say("Table", "Table"),
    "players": say("Joueurs, de droite en droite", "Players, each to the right of the one before"),
    "first": say("Premier donneur", "First dealer"),
    "belle": say("Belle", "Belle"),
    "rules": say("Règle", "Rules"),
    "carried": say("Bêtes reportées", "Bêtes carried over"),
    "coup": say("Coup", "Deal"),
    "dealer": say("Don&shy;neur", "Dealer"),
    "demander": say("Deman&shy;deur", "Deman&shy;der"),
    "demand": say("Demande", "Bid"),
    "trump": say("Atout", "Trump"),
    "matadors": say("Mata&shy;dors", "Mata&shy;dors"),
    "tricks": say("Levées : qui ?", "Tricks: who?"),
    "result": say("Gagné, perdu", "Made, lost"),
    "paid": say("Paiements", "Payments"),
    "cloth": say("Tapis", "Cloth"),
    "ledger": say("Bête marquée (barrée)", "Bête marked (struck)"),
    "next": say("Belle sui&shy;vante", "Next belle"),
    "purses": say("Bourses", "Purses"),
}
"""Heads of columns; ``&shy;`` says where a word may be broken."""
