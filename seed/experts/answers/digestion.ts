import type { SeedAnswer } from '../types.ts'

export const digestion: SeedAnswer[] = [
  {
    slug: 'trao-nguoc-da-day-ngu-the-nao',
    title: 'Trào ngược dạ dày nên ngủ và ăn tối thế nào?',
    question:
      'Tôi hay ợ chua và rát họng về đêm, nhất là hôm ăn tối muộn. Tôi cao 1m65, nặng 74 kg. Ngoài thuốc ra tôi nên thay đổi điều gì trước?',
    askedBy: 'Vũ T. L.',
    expert: 'huy',
    daysAgo: 2,
    text: `
Ba thay đổi dưới đây thường giúp nhiều nhất:

- Ăn tối trước khi nằm ít nhất 3 giờ, bữa tối nhỏ lại, bớt đồ chiên, sô-cô-la, cà phê, rượu bia.
- Kê cao đầu giường 15–20 cm bằng cách chèn chân giường; gối cao chỉ làm gập bụng. Nằm nghiêng bên trái.
- Giảm khoảng 3–4 kg trong vài tháng tới.

Nếu đã uống thuốc giảm axit, hãy uống trước bữa sáng 30 phút và đúng số ngày được dặn.

**Đi khám ngay** khi nuốt nghẹn, nôn ra máu, đi ngoài phân đen, sụt cân hoặc triệu chứng kéo dài quá 4 tuần.`,
  },
  {
    slug: 'tao-bon-o-nguoi-gia',
    title: 'Người lớn tuổi táo bón lâu ngày nên làm gì?',
    question:
      'Bố tôi 72 tuổi, ba bốn ngày mới đi ngoài một lần, phân khô. Ông đang uống thuốc huyết áp và viên sắt. Có nên dùng thuốc thụt thường xuyên không?',
    askedBy: 'Hoàng V. D.',
    expert: 'huy',
    daysAgo: 10,
    text: `
Không nên thụt thường xuyên: ruột sẽ quen và lười co bóp.

Trước hết xem lại thuốc. Viên sắt và một số thuốc huyết áp có thể gây táo bón; hãy hỏi bác sĩ kê đơn xem có đổi được dạng hoặc giờ uống không, đừng tự bỏ.

Song song, tăng dần chất xơ (rau, khoai lang, đu đủ), uống 1,5–2 lít nước nếu tim thận cho phép, đi bộ sau bữa sáng và ngồi nhà vệ sinh đúng giờ với ghế kê chân.

Sau hai tuần chưa cải thiện có thể dùng thuốc nhuận tràng thẩm thấu theo hướng dẫn của dược sĩ.

**Cần khám** nếu táo bón mới xuất hiện kèm đau bụng, chướng, sụt cân hoặc có máu trong phân.`,
  },
  {
    slug: 'tieu-chay-uong-oresol-the-nao',
    title: 'Pha và uống oresol thế nào khi tiêu chảy?',
    question:
      'Nhà tôi hai người bị tiêu chảy từ đêm qua, năm sáu lần, không sốt. Tôi mua oresol nhưng không rõ pha một gói với bao nhiêu nước và uống bao nhiêu là đủ.',
    askedBy: 'Ngô T. H.',
    expert: 'huy',
    daysAgo: 12,
    text: `
Pha cả gói với **đúng lượng nước ghi trên bao bì** (thường 200 ml hoặc 1 lít, tuỳ loại), dùng nước đun sôi để nguội. Không chia nhỏ gói, không thêm đường. Pha đặc quá có thể nguy hiểm, nhất là với trẻ.

Người lớn uống từng ngụm, khoảng 200 ml sau mỗi lần đi ngoài. Trẻ dưới 2 tuổi 50–100 ml, trẻ lớn 100–200 ml. Dung dịch đã pha dùng trong 24 giờ.

Vẫn ăn cháo, cơm, thịt nạc; trẻ bú mẹ thì bú tiếp. Không tự mua kháng sinh.

**Đến cơ sở y tế** khi có máu trong phân, sốt trên 38,5 °C, nôn không uống được, tiểu rất ít, li bì, hoặc quá 2 ngày không đỡ.`,
  },
  {
    slug: 'men-vi-sinh-uong-luc-nao',
    title: 'Men vi sinh uống trước hay sau ăn, uống cùng kháng sinh được không?',
    question:
      'Con gái tôi 9 tuổi đang uống kháng sinh viêm họng, bác sĩ có cho thêm men vi sinh. Nên uống hai thứ cách nhau bao lâu, lúc đói hay lúc no?',
    askedBy: 'Bùi T. T.',
    expert: 'huy',
    daysAgo: 21,
    text: `
Uống men vi sinh cách kháng sinh ít nhất 2 giờ, để kháng sinh không làm chết vi khuẩn có ích. Nấm men *Saccharomyces boulardii* là ngoại lệ, có thể uống gần giờ kháng sinh hơn.

Đa số chế phẩm dùng trong hoặc ngay sau bữa ăn; xem tờ hướng dẫn của loại đang có. Pha với nước nguội hoặc sữa nguội, không pha nước nóng.

Thường uống suốt đợt kháng sinh và thêm khoảng một tuần. Kháng sinh thì cần uống đủ số ngày bác sĩ dặn, kể cả khi bé đã đỡ đau họng.

Báo bác sĩ nếu bé đi ngoài nhiều nước, có máu, hoặc nổi mẩn.`,
  },
  {
    slug: 'xet-nghiem-vi-khuan-hp',
    title: 'Cả nhà có cần xét nghiệm vi khuẩn HP khi một người bị?',
    question:
      'Chồng tôi vừa được chẩn đoán viêm dạ dày có vi khuẩn HP. Nhà ăn chung mâm, có hai cháu 6 và 10 tuổi. Vợ con tôi có cần đi xét nghiệm không?',
    askedBy: 'Đỗ T. P.',
    expert: 'huy',
    daysAgo: 33,
    text: `
Không cần xét nghiệm đồng loạt. Chị nên đi khám và kiểm tra nếu có đau thượng vị, đầy bụng kéo dài, từng loét dạ dày, hoặc gia đình có người mắc ung thư dạ dày. Trẻ em không có triệu chứng thì không làm xét nghiệm HP.

Chồng chị cần uống đủ phác đồ, thường 14 ngày, đúng giờ; bỏ dở là lý do hay gặp khiến vi khuẩn kháng thuốc. Sau khi ngừng thuốc ít nhất 4 tuần thì kiểm tra lại bằng test hơi thở.

Trong nhà: dùng bát nước chấm riêng, rửa tay trước ăn, không mớm cơm cho trẻ. Làm vậy đã giảm đáng kể khả năng lây.`,
  },
]
