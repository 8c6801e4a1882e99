export const phoneListTexts = {
  notListed: 'Chương trình này không dành cho một danh sách số điện thoại.',
  over: 'Chương trình đã kết thúc: danh sách không đổi nữa.',
  hasEntries: 'Số này đã có lượt chơi nên không bỏ khỏi danh sách được.',
  head: 'Số điện thoại',
} as const
