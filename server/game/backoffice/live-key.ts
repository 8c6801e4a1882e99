/** Open lists and boards of games hear of changes by this key. */
export const gamesKey = 'games'
