/** Short brands as people mishear them, and everyday words; beside the synonyms of the content. */
export const spokenSynonyms: string[][] = [
  ['jex', 'jec', 'jek'],
  ['otiv', 'otip', 'ôtip'],
  ['giải độc', 'thải độc'],
  ['tăng chiều cao', 'phát triển chiều cao'],
]
