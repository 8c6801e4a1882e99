/** Days of a pharmacy's statistics: so many at most are added up at once. */
export const maxStatisticsDays = 400

/** So many entries of a pharmacy's log are looked at for a keyword: the newest that have it. */
export const mostFound = 3000
