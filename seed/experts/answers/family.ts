import type { SeedAnswer } from '../types.ts'

export const family: SeedAnswer[] = [
  {
    slug: 'uong-sat-va-canxi-khi-mang-thai',
    title: 'Mang thai uống sắt và canxi cách nhau thế nào?',
    question:
      'Tôi mang thai tuần 18, bác sĩ cho viên sắt và viên canxi. Tôi uống chung buổi sáng thì bị buồn nôn. Nên chia giờ thế nào cho hấp thu tốt?',
    askedBy: 'Phùng T. T.',
    expert: 'lan',
    daysAgo: 1,
    text: `
Không uống cùng lúc, vì canxi làm giảm hấp thu sắt. Chị chia như sau:

- **Canxi:** sau bữa sáng và sau bữa trưa (mỗi lần không quá 500 mg).
- **Sắt:** trước khi ngủ hoặc trước bữa tối 1 giờ, với nước cam hoặc nước lọc. Nếu cồn ruột, uống ngay sau ăn nhẹ.

Trà, cà phê, sữa cách viên sắt ít nhất 2 giờ. Phân sẫm màu là bình thường. Táo bón thì thêm rau, nước và đi bộ; có thể xin bác sĩ đổi sang uống cách ngày.

Đừng tự tăng liều: thừa sắt hay canxi đều có hại. Mang kết quả máu đến buổi khám sau để bác sĩ chỉnh.`,
  },
  {
    slug: 'tre-sot-bao-nhieu-do-uong-ha-sot',
    title: 'Trẻ sốt bao nhiêu độ thì cho uống hạ sốt, liều thế nào?',
    question:
      'Bé nhà tôi 2 tuổi nặng 12 kg, sốt 38,7 độ, vẫn chơi. Tôi có siro paracetamol 120 mg/5 ml. Cho uống bao nhiêu ml và mấy giờ một lần?',
    askedBy: 'Dương T. L.',
    expert: 'lan',
    daysAgo: 7,
    text: `
Cho uống khi bé từ 38,5 °C và khó chịu. Liều paracetamol 10–15 mg cho mỗi kg, tức bé 12 kg dùng **120–180 mg, là 5–7,5 ml** loại siro của chị. Cách nhau ít nhất 4–6 giờ, không quá 4 lần trong 24 giờ. Dùng ống đong đi kèm, không ước lượng bằng thìa.

Xem kỹ các thuốc cảm khác: nhiều loại cũng có paracetamol, cộng lại dễ quá mức.

Cho bé mặc thoáng, uống nhiều nước, lau bằng nước ấm nếu bé thích. Không chườm đá, không dùng aspirin.

**Đưa bé đi khám** khi sốt trên 39 °C không hạ, quá 2 ngày, bỏ bú, li bì, phát ban, nôn nhiều; bé dưới 3 tháng sốt từ 38 °C thì đi ngay.`,
  },
  {
    slug: 'tre-bieng-an-bo-sung-gi',
    title: 'Trẻ 3 tuổi biếng ăn, có nên bổ sung men và kẽm?',
    question:
      'Con tôi 3 tuổi, nặng 12,5 kg, mỗi bữa kéo dài cả tiếng, phải bật điện thoại mới chịu ăn. Bà nội muốn mua men tiêu hoá và kẽm. Có nên không?',
    askedBy: 'Quách T. M.',
    expert: 'lan',
    daysAgo: 16,
    text: `
Bé đang ở giới hạn thấp nhưng chưa hẳn suy dinh dưỡng. Hãy sửa bữa ăn trước:

- Ba bữa chính, hai bữa phụ, giữa bữa chỉ uống nước. Mỗi bữa tối đa 30 phút rồi dọn, không ép.
- Tắt màn hình, ăn cùng cả nhà, để bé tự xúc.
- Sữa 400–500 ml mỗi ngày; uống nhiều quá thì bé no.

Men tiêu hoá không dùng dài ngày khi bé không có bệnh về tiêu hoá. Kẽm chỉ bổ sung khi thiếu hoặc sau tiêu chảy, theo liều bác sĩ, thường 10–14 ngày.

Ghi cân nặng mỗi tháng. Nên khám dinh dưỡng nếu ba tháng liền không tăng cân, hay ốm, da xanh, hoặc bé nôn, đau bụng.`,
  },
  {
    slug: 'cho-con-bu-bi-cam-uong-thuoc-gi',
    title: 'Đang cho con bú bị cảm thì dùng thuốc gì được?',
    question:
      'Tôi cho con 5 tháng bú hoàn toàn, hôm nay đau họng, nghẹt mũi, sốt 38 độ. Tôi dùng thuốc gì để không ảnh hưởng bé, có phải ngưng bú không?',
    askedBy: 'Tôn N. H.',
    expert: 'lan',
    daysAgo: 25,
    text: `
Không phải ngưng bú: sữa mẹ còn mang kháng thể cho bé. Chị đeo khẩu trang và rửa tay trước khi bế.

Hạ sốt, giảm đau: **paracetamol 500 mg**, mỗi lần một viên, cách 6 giờ, không quá 3 g một ngày. Nghẹt mũi: rửa nước muối sinh lý, xông hơi ấm. Đau họng: súc nước muối, ngậm mật ong chanh.

Nên tránh: pseudoephedrin (có thể làm ít sữa), codein, aspirin, và các gói cảm cúm nhiều thành phần. Ho nhiều cần thuốc thì hỏi dược sĩ, nói rõ bé mấy tháng.

**Đi khám** khi sốt trên 38,5 °C quá 2 ngày, vú sưng đỏ đau, hụt hơi, hoặc bé bú kém, sốt.`,
  },
  {
    slug: 'vitamin-d-cho-tre-so-sinh',
    title: 'Trẻ bú mẹ hoàn toàn có cần vitamin D hằng ngày?',
    question:
      'Bé tôi 6 tuần tuổi, bú mẹ hoàn toàn, mùa này ít nắng. Có cần nhỏ vitamin D hằng ngày không, đến bao giờ thì ngừng và nhỏ nhầm thì sao?',
    askedBy: 'Thái T. K.',
    expert: 'lan',
    daysAgo: 34,
    text: `
Có. Trẻ bú mẹ được khuyên nhỏ **400 IU vitamin D mỗi ngày** từ những ngày đầu đến ít nhất 12 tháng, vì sữa mẹ chứa rất ít vitamin D. Bé uống trên 1 lít sữa công thức mỗi ngày thì thường đã đủ.

Xem kỹ nhãn: có loại một giọt là 400 IU, có loại một giọt 200 IU hay cả ống 1 ml. Nhỏ vào thìa hoặc má trong, cùng giờ với việc dễ nhớ như tắm.

Quên một ngày thì bỏ qua. Lỡ nhỏ gấp đôi một lần thường không sao; nếu nhầm liều lớn hoặc nhiều ngày, ngừng lại và hỏi bác sĩ.

Tắm nắng sáng sớm để bé vui, không thay cho việc nhỏ vitamin D.`,
  },
]
