/** Parts of which the names of generated products are put together. */
export const forms = [
  ...['Viên uống', 'Viên nang mềm', 'Viên sủi', 'Bột uống', 'Siro', 'Trà túi lọc', 'Cốm hoà tan'],
  ...[
    'Dung dịch uống',
    'Thực phẩm bảo vệ sức khoẻ',
    'Kem bôi',
    'Gel',
    'Xịt',
    'Nước uống',
    'Kẹo dẻo',
  ],
]

export const packs = [
  ...['hộp 10 gói', 'hộp 20 gói', 'hộp 30 viên', 'hộp 60 viên', 'hộp 100 viên', 'lọ 60 viên'],
  ...['lọ 120 viên', 'chai 125 ml', 'chai 250 ml', 'tuýp 20 g', 'tuýp 50 g', 'combo 3 hộp'],
]

/** By category: what is in it. */
export const subjects: Record<string, readonly string[]> = {
  'xuong-khop': [
    ...['glucosamine', 'chondroitin', 'MSM', 'collagen type II', 'canxi nano', 'vitamin D3 K2'],
    ...['nghệ nano', 'vỏ trứng', 'cao xương ngựa', 'độc hoạt', 'dầu vẹm xanh', 'nhũ hương'],
  ],
  'giac-ngu-tri-nho': [
    ...['ginkgo biloba', 'melatonin', 'tâm sen', 'lạc tiên', 'blueberry', 'magie B6', 'DHA'],
    ...['GABA', 'bình vôi', 'đinh lăng', 'L-theanine', 'coenzyme Q10'],
  ],
  'dep-da-toc': [
    ...['collagen thuỷ phân', 'biotin', 'vitamin E', 'vitamin C', 'kẽm', 'sâm Angela', 'nghệ'],
    ...['hyaluronic', 'niacinamide', 'nha đam', 'tơ tằm', 'hà thủ ô'],
  ],
  'giai-doc-gan': [
    ...['cà gai leo', 'kế sữa', 'silymarin', 'atisô', 'diệp hạ châu', 'nhân trần', 'wasabia'],
    ...['mật nhân', 'giảo cổ lam', 'cúc gai', 'curcumin', 'glutathione'],
  ],
  'bo-mat': [
    ...['lutein', 'zeaxanthin', 'vitamin A', 'việt quất', 'dầu gấc', 'astaxanthin', 'taurine'],
    ...['kỷ tử', 'cúc hoa', 'omega 3', 'broccophane', 'quyết minh tử'],
  ],
  'tim-mach-mo-mau': [
    ...['omega 3', 'dầu cá', 'tỏi đen', 'nattokinase', 'men gạo đỏ', 'policosanol', 'hoa hoè'],
    ...['coenzyme Q10', 'giảo cổ lam', 'sơn tra', 'đan sâm', 'lá sen'],
  ],
  'sinh-ly-nam-nu': [
    ...['maca', 'nhân sâm', 'hàu biển', 'đông trùng hạ thảo', 'ba kích', 'isoflavone', 'trinh nữ'],
    ...['EstroG-100', 'dâm dương hoắc', 'tinh dầu hoa anh thảo', 'L-arginine', 'nhung hươu'],
  ],
  'giam-can-voc-dang': [
    ...['trà xanh', 'L-carnitine', 'chất xơ inulin', 'men vi sinh', 'đạm whey', 'giấm táo', 'CLA'],
    ...['lá sen', 'glucomannan', 'garcinia', 'hạt chia', 'probiotic'],
  ],
}

/** By category: what it supports. */
export const helps: Record<string, readonly string[]> = {
  'xuong-khop': [
    ...['hỗ trợ xương khớp', 'giúp giảm đau nhức khớp gối', 'hỗ trợ giảm đau lưng mỏi gối'],
    ...['giúp xương chắc khoẻ', 'hỗ trợ sụn khớp vận động linh hoạt', 'hỗ trợ giảm tê bì chân tay'],
  ],
  'giac-ngu-tri-nho': [
    ...[
      'hỗ trợ ngủ ngon',
      'giúp giảm đau đầu chóng mặt',
      'hỗ trợ tăng trí nhớ',
      'giúp dễ ngủ sâu giấc',
    ],
    ...['hỗ trợ tuần hoàn não', 'giúp giảm căng thẳng'],
  ],
  'dep-da-toc': [
    ...['giúp đẹp da mờ nám', 'hỗ trợ giảm rụng tóc', 'giúp da sáng mịn', 'dưỡng ẩm cho da khô'],
    ...['giúp tóc chắc khoẻ', 'hỗ trợ chống lão hoá da'],
  ],
  'giai-doc-gan': [
    ...['hỗ trợ giải độc gan', 'giúp mát gan', 'hỗ trợ hạ men gan', 'bảo vệ gan khi uống rượu bia'],
    ...['giúp giảm mẩn ngứa mụn nhọt', 'hỗ trợ gan nhiễm mỡ'],
  ],
  'bo-mat': [
    ...[
      'giúp sáng mắt',
      'hỗ trợ giảm mỏi mắt',
      'giúp giảm khô mắt',
      'hỗ trợ thị lực người lớn tuổi',
    ],
    ...['bổ mắt cho trẻ em', 'bảo vệ mắt trước ánh sáng xanh'],
  ],
  'tim-mach-mo-mau': [
    ...[
      'hỗ trợ giảm mỡ máu',
      'giúp ổn định huyết áp',
      'hỗ trợ tim mạch',
      'hỗ trợ giảm nguy cơ đột quỵ',
    ],
    ...['giúp tăng tuần hoàn máu', 'hỗ trợ giảm cholesterol'],
  ],
  'sinh-ly-nam-nu': [
    ...[
      'hỗ trợ sinh lý nam',
      'giúp bổ thận tráng dương',
      'hỗ trợ nội tiết nữ',
      'giúp giảm bốc hoả',
    ],
    ...['hỗ trợ tiền mãn kinh', 'chăm sóc vùng kín dịu nhẹ'],
  ],
  'giam-can-voc-dang': [
    ...['hỗ trợ giảm cân', 'giúp giảm mỡ bụng', 'bổ sung chất xơ nhuận tràng', 'hỗ trợ tiêu hoá'],
    ...['kiểm soát cân nặng', 'dinh dưỡng thay thế bữa ăn'],
  ],
}
