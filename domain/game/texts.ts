/** What is said of games, wherever they are played. */
export const gameTexts = {
  closed: 'Chương trình chưa mở hoặc đã kết thúc.',
  noEntries: 'Quý khách không còn lượt chơi nào.',
  drawPending: 'Đang chờ số ngẫu nhiên công khai. Vui lòng thử lại sau vài giây.',
  wonIn: (title: string) => `Trúng thưởng: ${title}`,
}
