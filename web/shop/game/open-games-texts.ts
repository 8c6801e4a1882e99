/** Apart from the words of the games' own pages: home brings these, and nothing of those. */
export const openGamesTexts = {
  games: 'Trò chơi có thưởng',
  homeWheel: 'Vào quay',
  homeEnvelope: 'Mở lì xì',
}
