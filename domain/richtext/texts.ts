export const richTextTexts = {
  tooLong: 'Nội dung dài quá 20.000 từ. Vui lòng chia thành nhiều bài.',
  listTooDeep: (max: number) => `Danh sách chỉ lồng nhau được ${max} cấp.`,
  tooManyColumns: (max: number) => `Bảng chỉ có tối đa ${max} cột.`,
  pictureMissing: 'Vui lòng chọn ảnh từ thư viện.',
  linkMissing: 'Vui lòng nhập liên kết.',
  linkTooLong: 'Liên kết quá dài.',
  linkRefused:
    'Liên kết này không dùng được. Vui lòng dùng địa chỉ https, mailto, tel hoặc đường dẫn của cửa hàng bắt đầu bằng /.',
}
