/** Days of a pharmacy's statistics: so many at most are added up at once. */
export const mostStatisticsDays = 400
