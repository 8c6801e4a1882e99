import type { SeedFaq } from './types.ts'

/** What products of one category share: the background, the pharmacist's advice, common questions. */
export interface Subject {
  background: string[]
  advice: string[]
  /** How long until one can judge it. */
  patience: string
  questions: SeedFaq[]
}

export const subjects: Record<string, Subject> = {
  'xuong-khop': {
    background: [
      'Từ sau tuổi 35, sụn khớp tái tạo chậm hơn tốc độ hao mòn. Ngồi lâu, mang vác nặng hoặc tăng cân làm khớp gối, cột sống và cổ tay phải chịu tải nhiều hơn.',
      'Khớp kêu lục cục, cứng vào buổi sáng hay mỏi khi leo cầu thang là những dấu hiệu nên quan tâm sớm, trước khi việc đi lại bị ảnh hưởng.',
      'Xương và khớp cần được nuôi dưỡng đều đặn: đủ canxi, vitamin D, đủ đạm và vận động vừa sức mỗi ngày.',
    ],
    advice: [
      'Giữ cân nặng hợp lý, đi bộ hoặc đạp xe 30 phút mỗi ngày và khởi động kỹ trước khi tập để khớp bớt tải.',
      'Phơi nắng nhẹ 15 phút buổi sáng, ăn thêm cá nhỏ, rau lá xanh; tránh ngồi xổm và đứng lên đột ngột.',
      'Nếu khớp sưng nóng, đỏ hoặc đau tăng về đêm, nên đi khám cơ xương khớp thay vì tự dùng kéo dài.',
    ],
    patience: 'Dinh dưỡng cho khớp cần thời gian. Nên dùng đều mỗi đợt 2–3 tháng rồi đánh giá lại.',
    questions: [
      {
        question: 'Đang uống thuốc giảm đau kê đơn có dùng cùng được không?',
        answer:
          'Nên uống cách nhau ít nhất 2 giờ và báo cho bác sĩ đang theo dõi. Không tự ý ngừng thuốc được kê đơn.',
      },
      {
        question: 'Người đau dạ dày có dùng được không?',
        answer: 'Có thể dùng sau bữa ăn no. Nếu thấy cồn cào, hãy giảm liều và hỏi dược sĩ.',
      },
    ],
  },
  'giac-ngu-tri-nho': {
    background: [
      'Não chỉ nặng khoảng 2% cơ thể nhưng dùng tới 20% lượng oxy. Căng thẳng, thức khuya và màn hình điện thoại khiến não khó được nghỉ ngơi đúng nghĩa.',
      'Trằn trọc khó ngủ, hay quên việc vừa làm, nặng đầu về chiều thường đi cùng nhau và làm giảm chất lượng công việc lẫn niềm vui.',
      'Giấc ngủ sâu là lúc não sắp xếp lại ký ức. Chăm sóc giấc ngủ cũng là chăm sóc trí nhớ.',
    ],
    advice: [
      'Tắt màn hình trước khi ngủ 60 phút, giữ phòng tối và mát, đi ngủ vào một giờ cố định kể cả cuối tuần.',
      'Hạn chế cà phê, trà đặc sau 14 giờ; vận động nhẹ ban ngày giúp giấc ngủ đến tự nhiên hơn.',
      'Mất ngủ kéo dài trên 3 tuần, đau đầu dữ dội hoặc đột ngột cần được bác sĩ thăm khám.',
    ],
    patience: 'Nhiều người ghi lại nhật ký giấc ngủ trong 2–4 tuần đầu để thấy rõ thay đổi.',
    questions: [
      {
        question: 'Dùng lâu có bị phụ thuộc không?',
        answer:
          'Sản phẩm là thực phẩm bảo vệ sức khoẻ, không phải thuốc ngủ. Nên dùng theo đợt như hướng dẫn và kết hợp thói quen ngủ lành mạnh.',
      },
      {
        question: 'Phụ nữ mang thai, cho con bú dùng được không?',
        answer: 'Không tự ý dùng. Hãy hỏi bác sĩ sản khoa trước khi bổ sung bất kỳ sản phẩm nào.',
      },
    ],
  },
  'dep-da-toc': {
    background: [
      'Làn da là nơi đầu tiên cho thấy thiếu ngủ, căng thẳng và nắng. Ở Việt Nam, chỉ số tia cực tím thường ở mức cao quanh năm.',
      'Sau tuổi 25, lượng collagen tự nhiên giảm dần, da khô hơn, xỉn màu hơn và tóc cũng mảnh đi.',
      'Da và tóc đẹp bền là kết quả của chăm sóc hai chiều: dưỡng chất từ bên trong, làm sạch và chống nắng bên ngoài.',
    ],
    advice: [
      'Thoa kem chống nắng đủ lượng mỗi sáng, bôi lại sau 2–3 giờ ở ngoài trời, uống đủ 2 lít nước mỗi ngày.',
      'Ngủ trước 23 giờ, ăn đủ đạm và rau quả nhiều màu; hạn chế tự lột tẩy mạnh tại nhà.',
      'Khi da nổi mẩn hoặc tóc rụng thành mảng, nên khám da liễu để tìm nguyên nhân.',
    ],
    patience:
      'Chu kỳ thay mới của da khoảng 28 ngày, của tóc còn dài hơn; nên kiên trì từ 2–3 tháng.',
    questions: [
      {
        question: 'Da nhạy cảm có dùng được không?',
        answer:
          'Hãy đọc kỹ bảng thành phần; với sản phẩm bôi, thử ở vùng da nhỏ sau tai 24 giờ trước khi dùng.',
      },
      {
        question: 'Có cần ngừng khi đang dùng mỹ phẩm khác không?',
        answer:
          'Không bắt buộc. Nên thêm từng sản phẩm một, cách nhau khoảng 1 tuần để dễ theo dõi da.',
      },
    ],
  },
  'giai-doc-gan': {
    background: [
      'Gan xử lý hầu hết những gì ta ăn uống. Rượu bia, thức khuya, đồ chiên rán và thuốc dùng dài ngày đều làm gan phải làm việc nhiều hơn.',
      'Người nóng trong, nổi mẩn, ăn khó tiêu hoặc hay mệt sau tiệc tùng thường được khuyên kiểm tra men gan định kỳ.',
      'Gan ít khi lên tiếng cho tới khi đã mệt, vì thế chăm sóc gan nên bắt đầu từ khi còn khoẻ.',
    ],
    advice: [
      'Hạn chế rượu bia, không uống lúc đói, ăn thêm rau đắng và uống đủ nước.',
      'Xét nghiệm men gan, siêu âm bụng 6–12 tháng một lần nếu thường xuyên tiếp khách.',
      'Vàng da, nước tiểu sẫm màu hoặc đau hạ sườn phải là dấu hiệu cần đi khám ngay.',
    ],
    patience: 'Nên dùng đều mỗi đợt 1–3 tháng, kết hợp nghỉ rượu bia để đánh giá khách quan.',
    questions: [
      {
        question: 'Người viêm gan B có dùng được không?',
        answer:
          'Có thể dùng để hỗ trợ nếu bác sĩ đồng ý. Sản phẩm không thay thế thuốc kháng vi-rút và lịch tái khám.',
      },
      {
        question: 'Uống trước hay sau khi dùng rượu bia?',
        answer:
          'Tốt nhất là hạn chế rượu bia. Nếu không tránh được, nên dùng đều hằng ngày theo liều ghi trên nhãn.',
      },
    ],
  },
  'bo-mat': {
    background: [
      'Mỗi ngày mắt nhìn màn hình 6–8 giờ, số lần chớp mắt giảm còn một nửa, vì thế mắt dễ khô, mỏi và nhoè về cuối ngày.',
      'Theo tuổi tác, thuỷ tinh thể và điểm vàng chịu tác động của ánh sáng xanh, tia cực tím và quá trình oxy hoá.',
      'Đôi mắt cần được nghỉ và cần dưỡng chất: lutein, zeaxanthin, vitamin A cùng các chất chống oxy hoá.',
    ],
    advice: [
      'Áp dụng quy tắc 20-20-20: cứ 20 phút nhìn xa 6 mét trong 20 giây, chớp mắt chủ động.',
      'Đeo kính râm khi ra nắng, để màn hình thấp hơn tầm mắt và đủ ánh sáng khi đọc.',
      'Nhìn mờ đột ngột, thấy ruồi bay hoặc chớp sáng thì nên khám mắt trong ngày.',
    ],
    patience: 'Sắc tố điểm vàng tăng chậm, nên dùng đều ít nhất 2–3 tháng.',
    questions: [
      {
        question: 'Đang đeo kính áp tròng có dùng được không?',
        answer:
          'Sản phẩm uống dùng được bình thường. Với dung dịch nhỏ mắt, hãy đọc kỹ hướng dẫn trên nhãn.',
      },
      {
        question: 'Sản phẩm có làm giảm độ cận không?',
        answer:
          'Không. Sản phẩm hỗ trợ nuôi dưỡng mắt, giảm mỏi; độ cận cần được đo và theo dõi tại phòng khám.',
      },
    ],
  },
  'tim-mach-mo-mau': {
    background: [
      'Mỡ máu và huyết áp thường thay đổi trong im lặng. Nhiều người chỉ biết khi khám sức khoẻ định kỳ.',
      'Bữa ăn nhiều dầu mỡ, ít vận động và căng thẳng kéo dài làm mạch máu kém đàn hồi theo năm tháng.',
      'Trái tim đập khoảng 100.000 lần mỗi ngày; nuôi dưỡng và theo dõi đều đặn là cách chăm sóc đơn giản nhất.',
    ],
    advice: [
      'Ăn nhạt (dưới 5 g muối mỗi ngày), ăn cá 2–3 bữa một tuần, đi bộ nhanh 30 phút mỗi ngày.',
      'Đo huyết áp vào một giờ cố định, ghi lại và mang sổ theo khi tái khám.',
      'Đau ngực, khó thở, yếu liệt một bên là tình huống cấp cứu, hãy gọi 115.',
    ],
    patience: 'Nên xét nghiệm lại mỡ máu sau 3 tháng để đánh giá cùng bác sĩ.',
    questions: [
      {
        question: 'Đang uống thuốc huyết áp, mỡ máu thì dùng thế nào?',
        answer:
          'Giữ nguyên đơn thuốc, uống cách sản phẩm ít nhất 2 giờ và hỏi bác sĩ, nhất là khi dùng thuốc chống đông.',
      },
      {
        question: 'Trước khi phẫu thuật có cần ngừng không?',
        answer: 'Nên ngừng ít nhất 2 tuần trước phẫu thuật và báo cho bác sĩ những gì đang dùng.',
      },
    ],
  },
  'sinh-ly-nam-nu': {
    background: [
      'Nội tiết thay đổi theo tuổi và theo nhịp sống. Mệt mỏi, ngủ kém, giảm hứng thú là điều nhiều cặp đôi gặp nhưng ít khi chia sẻ.',
      'Sau tuổi 30, nội tiết tố giảm dần mỗi năm; căng thẳng, rượu bia, thuốc lá làm quá trình này nhanh hơn.',
      'Sức khoẻ sinh lý là một phần của sức khoẻ chung, xứng đáng được quan tâm cởi mở và khoa học.',
    ],
    advice: [
      'Ngủ đủ 7 giờ, tập sức mạnh 2–3 buổi mỗi tuần, bỏ thuốc lá và trò chuyện cởi mở với bạn đời.',
      'Ăn thêm hải sản, hạt, đậu nành; giữ cân nặng hợp lý giúp nội tiết ổn định hơn.',
      'Nếu khó chịu kéo dài hoặc ra máu bất thường, hãy khám chuyên khoa nam học, phụ khoa.',
    ],
    patience: 'Nội tiết cân bằng dần theo chu kỳ, nên dùng đều mỗi đợt 2–3 tháng.',
    questions: [
      {
        question: 'Khi giao hàng có ghi tên sản phẩm bên ngoài không?',
        answer: 'Không. Kiện hàng được đóng kín, bên ngoài chỉ ghi thông tin nhận hàng.',
      },
      {
        question: 'Đang mang thai hoặc có bệnh nền có dùng được không?',
        answer:
          'Không dùng khi mang thai, cho con bú. Người có bệnh nền cần hỏi bác sĩ trước khi dùng.',
      },
    ],
  },
  'giam-can-voc-dang': {
    background: [
      'Cân nặng thay đổi khi năng lượng nạp vào nhiều hơn tiêu hao. Giảm 0,5 kg mỗi tuần là tốc độ được khuyến khích để giữ sức và giữ da.',
      'Nhịn ăn quá mức dễ mệt, rụng tóc và tăng cân trở lại. Cơ thể cần đủ đạm, chất xơ và giấc ngủ.',
      'Vóc dáng gọn gàng đến từ thói quen nhỏ lặp lại mỗi ngày hơn là một đợt ép cân ngắn.',
    ],
    advice: [
      'Ăn rau trước, ăn chậm, ngừng khi no 8 phần; đi bộ 8.000 bước mỗi ngày.',
      'Ưu tiên đạm nạc, ngũ cốc nguyên hạt; hạn chế nước ngọt, trà sữa và ăn sau 20 giờ.',
      'BMI trên 30 hoặc có bệnh chuyển hoá thì nên có bác sĩ dinh dưỡng đồng hành.',
    ],
    patience:
      'Kết quả phụ thuộc chế độ ăn và vận động của mỗi người; nên theo dõi vòng eo mỗi 2 tuần.',
    questions: [
      {
        question: 'Ngừng dùng có tăng cân lại không?',
        answer:
          'Cân nặng được giữ bởi thói quen ăn uống và vận động. Hãy duy trì chúng sau khi ngừng sản phẩm.',
      },
      {
        question: 'Phụ nữ sau sinh dùng được không?',
        answer:
          'Đang cho con bú thì chưa nên dùng. Sau cai sữa, hãy hỏi dược sĩ trước khi chọn sản phẩm.',
      },
    ],
  },
}
