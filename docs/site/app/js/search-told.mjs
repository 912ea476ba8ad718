// @ts-check
// What the search says, in both languages.

export const TOLD = {
  fr: {
    label: "Chercher une règle",
    hint: "suis-je obligé de couper\u202f?",
    close: "Fermer la recherche",
    results: "Résultats",
    one: "Un résultat.",
    many: "{count} résultats.",
    none: "Rien trouvé. Essayez d’autres mots, ou voyez\u00a0:",
    failed: "L’index de la recherche n’a pas pu être chargé. Voyez la liste de toutes les règles\u00a0:",
    loading: "L’index de la recherche se charge…",
    keyOn: "La touche «\u00a0/\u00a0» ouvre la recherche sur toutes les pages",
    suggestions: [["glossary", "le glossaire"], ["rules", "les règles par phase"], ["search", "toutes les règles par titre"]],
    kinds: { clause: "règle", reading: "lecture", casebook: "cas jugé", glossary: "glossaire" },
  },
  en: {
    label: "Find a rule",
    hint: "do I have to trump?",
    close: "Close the search",
    results: "Results",
    one: "One result.",
    many: "{count} results.",
    none: "Nothing found. Try other words, or see:",
    failed: "The search index could not be loaded. See the list of all rules:",
    loading: "The search index is loading…",
    keyOn: "The key “/” opens the search on every page",
    suggestions: [["glossary", "the glossary"], ["rules", "the rules by phase"], ["search", "all rules by title"]],
    kinds: { clause: "rule", reading: "reading", casebook: "case", glossary: "glossary" },
  },
};
