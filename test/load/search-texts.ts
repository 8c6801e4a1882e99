/**
 * What people type first: whole and half words, with and without diacritics, one slip, several words,
 * synonyms, Telex left over, a brand, nothing that exists.
 */
export const searchTexts: readonly string[] = [
  ...['xương khớp', 'xuong khop', 'xuơng khớp', 'xuong khpo', 'xuongkhop', 'khop goi', 'đau khớp'],
  ...[
    'giải độc gan',
    'giai doc gan',
    'giai doc gna',
    'gan',
    'men gan cao',
    'ha men gan',
    'mat gan',
  ],
  ...['bổ mắt', 'bo mat', 'mờ mắt', 'mo mat', 'lutein', 'luteni', 'luten', 'zeaxanthin'],
  ...[
    'giấc ngủ',
    'giac ngu',
    'mat ngu',
    'ngu ngon',
    'melatonin',
    'melatonni',
    'tri nho',
    'trí nhớ',
  ],
  ...['giảm cân', 'giam can', 'giam cna', 'giarm caan', 'voc dang', 'vóc dáng', 'giam mo bung'],
  ...['đẹp da', 'dep da', 'trang da', 'collagen', 'colagen', 'collagne', 'colllagen', 'rung toc'],
  ...['tim mạch', 'tim mach', 'mo mau', 'mỡ máu', 'huyet ap', 'omega 3', 'omaga 3', 'dau ca'],
  ...['sinh lý nam', 'sinh ly nu', 'noi tiet to', 'glucosamine', 'glucosamin', 'glucosamnie'],
  ...['canxi', 'calcium', 'vitamin', 'vitamni', 'vitamn c', 'vitaminn d3', 'kem', 'sat', 'magie'],
  ...['vien uong', 'viên uống', 'vien uogn', 'siro', 'bot', 'combo', 'may do huyet ap', 'jex'],
  ...['ritana', 'ritana60', 'ritan', 'nattokinase', 'natokinase', 'curcumin', 'nghe', 'nhan sam'],
  ...['v', 'gi', 'xuo', 'thuoc bo nao cho nguoi gia', 'vien uong dep da trang da nhat ban', 'qwxz'],
]

/**
 * The nth text asked for, hardly ever the same twice: after the list is through, each text comes again
 * with a letter missing, then with another word behind it. An answer kept for one text serves no other.
 */
export function searchText(nth: number): string {
  const text = searchTexts[nth % searchTexts.length]!
  const turn = Math.floor(nth / searchTexts.length)
  if (turn === 0) return text
  const at = 1 + (turn % text.length)
  if (turn % 2 === 1) return text.slice(0, at) + text.slice(at + 1)
  return `${text} ${searchTexts[(nth * 7 + turn) % searchTexts.length]}`
}
