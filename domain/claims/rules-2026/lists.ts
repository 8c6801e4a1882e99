/** Words that many phrases name, as `{illness}`. */
export const lists2026 = {
  /** What people want to be rid of, by the words with which it begins: for what is a claim only beside it. */
  illness: words(`
    bệnh, chứng, cơn, nỗi lo, nỗi khổ, nỗi ám ảnh, tình trạng, đau, viêm, nhức, tê, mỏi,
    sưng, ngứa, ho, hen, sốt, cảm cúm, cảm lạnh, cúm, sổ mũi, nghẹt mũi, dị ứng, mề đay,
    zona, thoái hoá, thoát vị, gai cột sống, cứng khớp, loãng xương, xương khớp, gout, gút,
    giãn tĩnh mạch, trĩ, ung thư, khối u, u xơ, u nang, u tuyến, sỏi, polyp, tế bào ung thư,
    vi khuẩn, virus, hp, tiểu đường, đái tháo đường, tiểu đêm, tiểu rắt, tiểu buốt, huyết
    áp, cao huyết áp, mỡ máu, mỡ bụng, mỡ thừa, béo phì, đột quỵ, gan nhiễm mỡ, suy gan, suy
    thận, suy nhược, suy giãn, dạ dày, trào ngược, ợ hơi, ợ chua, đầy hơi, táo bón, tiêu
    chảy, đại tràng, mất ngủ, khó ngủ, trầm cảm, lo âu, căng thẳng, rối loạn, yếu sinh lý,
    xuất tinh sớm, vô sinh, hiếm muộn, mụn, nám, tàn nhang, sẹo, vảy nến, á sừng, chàm, nấm,
    hói, rụng tóc, hôi miệng, hôi nách, khô mắt, cận thị
  `),
  expert: words(`
    bác sĩ, dược sĩ, y sĩ, giáo sư, tiến sĩ, chuyên gia, lương y, thầy thuốc, bệnh viện,
    viện, phòng khám, bộ y tế, sở y tế, cục an toàn thực phẩm, who, ngành y, y tá, điều
    dưỡng, nhân viên y tế, bs, ds
  `),
  praise: words(`
    khuyên dùng, khuyến dùng, tin dùng, khuyên nên dùng, khuyên uống, khuyên mua, giới
    thiệu, đánh giá cao, lựa chọn, tin tưởng, khuyến nghị dùng, khuyến khích dùng, kiểm
    chứng, công nhận, chứng nhận, bảo chứng, chỉ định, kê đơn, kê, tiến cử, tin chọn, ưa
    dùng, khuyến cáo dùng, khuyến cáo sử dụng, khuyên sử dụng, đề xuất
  `),
  unit: words(`
    ngày, đêm, hôm, bữa, tuần, tháng, giờ, tiếng, phút, giây, hộp, lọ, gói, liệu trình, lần,
    viên, buổi, liều, chu kỳ
  `),
  /** What is promised by a day. */
  result: words(`
    khỏi, hết, dứt, biến mất, tan biến, đỡ hẳn, khỏi hẳn, hết sạch, giảm hẳn, ngủ ngon, ngủ
    thẳng giấc, êm ru, chia tay, tạm biệt, đánh bay
  `),
  moneyBack: words(`
    hoàn tiền, hoàn lại, hoàn 100, trả lại tiền, trả tiền, gửi lại tiền, lấy tiền, mất tiền,
    đền tiền, đền gấp
  `),
  /** What somebody pays back for. */
  effect: words(`
    khỏi, hiệu quả, hết, giảm, đỡ, bớt, cao, tăng, xuống, ngủ được, trắng
  `),
}

function words(list: string): string[] {
  return list.trim().replace(/\s+/g, ' ').split(', ')
}
