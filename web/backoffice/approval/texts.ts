/** What four eyes say, of every kind of record. */
export const approvalTexts = {
  title: 'Duyệt',
  state: 'Trạng thái',
  allStates: 'Mọi trạng thái',
  states: {
    open: 'Đã duyệt',
    changing: 'Chờ duyệt thay đổi',
    waiting: 'Chờ duyệt',
    stopped: 'Đang dừng',
  },
  filters: {
    drafts: 'Tất cả đang chờ duyệt',
    open: 'Đã duyệt',
    changing: 'Chờ duyệt thay đổi',
    waiting: 'Chờ duyệt lần đầu',
    stopped: 'Đang dừng',
  },
  time: 'Diễn ra',
  anyTime: 'Mọi thời gian',
  times: { planned: 'Sắp mở', running: 'Đang mở', ended: 'Đã kết thúc' },
  openSays: {
    planned: 'Đã duyệt. Cửa hàng dùng đúng nội dung này từ ngày đầu.',
    running: 'Cửa hàng đang dùng đúng nội dung này.',
    ended: 'Đã kết thúc: cửa hàng không còn dùng.',
  },
  says: {
    changing:
      'Cửa hàng vẫn dùng nội dung đã duyệt trước cho đến khi một người khác duyệt thay đổi.',
    waiting: 'Chưa có trong cửa hàng: chờ một người khác duyệt đúng nội dung đang hiện.',
    stopped: 'Không có trong cửa hàng. Sửa hoặc đề nghị mở lại, rồi một người khác duyệt.',
  },
  own: 'Người soạn hoặc đã sửa không tự duyệt: cần một người khác.',
  changes: 'Những gì sẽ đổi khi duyệt',
  field: 'Mục',
  now: 'Đang dùng',
  afterwards: 'Sau khi duyệt',
  author: 'Người soạn',
  approvedBy: 'Duyệt gần nhất',
  buttons: { approve: 'Duyệt', decline: 'Bỏ bản chờ', stop: 'Dừng', reopen: 'Đề nghị mở lại' },
  titles: {
    approve: 'Duyệt nội dung này',
    decline: 'Bỏ bản chờ duyệt',
    stop: 'Dừng ngay',
    reopen: 'Đề nghị mở lại',
  },
  will: {
    approve: 'Cửa hàng dùng đúng nội dung đang hiện, ngay bây giờ.',
    decline: 'Bản chờ duyệt bị bỏ. Điều cửa hàng đang dùng không đổi.',
    reopen: 'Chờ một người khác duyệt rồi mới mở lại.',
  },
  done: {
    approve: 'Đã duyệt',
    decline: 'Đã bỏ bản chờ',
    stop: 'Đã dừng',
    reopen: 'Đã đề nghị mở lại',
  },
  overtaken: 'Nội dung vừa đổi. Đang hiện bản mới nhất.',
} as const
