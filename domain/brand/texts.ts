/** Words of the brand's settings. */
export const brandTexts = {
  noPicture: 'Vui lòng chọn ảnh trong thư viện ảnh.',
  noColor: 'Vui lòng nhập mã màu gồm # và 6 chữ số, ví dụ #0b5fd3.',
  tooLight: (ratio: string) =>
    `Màu này quá sáng: chữ trắng trên màu chỉ tương phản ${ratio}, cần từ 4,5. Vui lòng chọn màu đậm hơn.`,
}
