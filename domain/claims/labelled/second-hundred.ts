import { readLabelled } from './read-labelled.ts'

export const secondHundred = readLabelled(`
product | no-side-effects | Chiết xuất thiên nhiên, không tác dụng phụ | itself a claim
landing | no-side-effects | An toàn tuyệt đối cho mẹ bầu và trẻ sơ sinh | absolute safety
answer | no-side-effects | Hàng thảo dược nên không có tác dụng phụ gì đâu chị ạ. | itself a claim
banner | no-side-effects | An toàn 100% – lành tính – dùng cả đời | 100% safe
review | no-side-effects | Dùng lâu dài mà không gây bất kỳ tác dụng phụ nào | itself a claim, with words between
product | no-side-effects | Hoàn toàn vô hại với gan và thận | harmless
article+ | no-side-effects | Ưu điểm của sản phẩm là không hề gây tác dụng phụ như thuốc tây. | itself a claim
landing | no-side-effects | khong tac dung phu, uong bao lau cung duoc | without accents
landing | doctor-praise | Được hơn 500 bác sĩ khuyên dùng trên toàn quốc | praise by doctors
banner | doctor-praise | Bác sĩ khuyên dùng – mẹ tin chọn | praise by doctors
product | doctor-praise | Sản phẩm được Bệnh viện Y học cổ truyền tin dùng | praise by a hospital
landing | doctor-praise | TS. BS. Trần Văn Minh khuyên dùng cho người thoái hoá khớp | a named doctor
article+ | doctor-praise | Dược sĩ Thu Hà: “Tôi luôn giới thiệu Khớp An cho bệnh nhân của mình” | a named pharmacist recommends
product | doctor-praise | Đã được Bộ Y tế kiểm chứng và khuyên dùng | praise by the authority
landing | doctor-praise | Chuyên gia đầu ngành tiêu hoá khuyên dùng mỗi ngày | praise by experts
popup | doctor-praise | Lựa chọn của các bác sĩ nhi khoa | doctors' choice
review | doctor-praise | Bác sĩ ở viện Bạch Mai bảo mình mua loại này uống | a doctor is said to recommend it
promotion | doctor-praise leading | Ưu đãi cho sản phẩm được dược sĩ tin dùng hàng đầu | praise by pharmacists
landing | doctor-praise | Giáo sư đầu ngành đánh giá cao hiệu quả của Não Minh | a professor's praise
banner | doctor-praise | duoc bac si khuyen dung | without accents
landing | patient-letter | Thư cảm ơn của bệnh nhân Nguyễn Thị H. (Nam Định) gửi nhãn hàng | a patient's letter
article+ | patient-letter | Hàng nghìn người bệnh đã gửi lời cảm ơn đến sản phẩm. | patients' thanks
landing | patient-letter cure | Bệnh nhân kể lại hành trình thoát khỏi viêm khớp nhờ Khớp An | a patient's story
product | patient-letter | Hơn 10.000 bệnh nhân đã tin dùng và phản hồi tốt | patients' trust
page | patient-letter | Góc tri ân: thư tay của người bệnh tiểu đường gửi nhãn hàng | a patient's letter
banner | number-one | Thương hiệu collagen số 1 Việt Nam | first of all
landing | number-one | Men vi sinh số một cho đường ruột của bé | first of all
popup | number-one | Top 1 bán chạy ngành sức khoẻ | first of all
product | number-one | No.1 tại Nhật Bản về nattokinase | first of all
article+ | number-one | Omega Plus giữ vị trí số 1 thị phần suốt ba năm. | first of all
banner | number-one | #1 dành cho xương khớp | first of all
product | only-one | Sản phẩm duy nhất chứa 5 loại nấm quý | the only one
landing | only-one | Duy nhất tại Việt Nam ứng dụng công nghệ nano kép | the only one
article+ | only-one | Đây là thực phẩm bảo vệ sức khoẻ duy nhất có chiết xuất lá bần. | the only one
promotion | only-one | Công thức độc nhất vô nhị, nay giảm còn 390.000 | unequalled
product | best | Vitamin tổng hợp tốt nhất cho phụ nữ sau sinh | the best
banner | best | Canxi hấp thu nhanh nhất hiện nay | the fastest
landing | best | Bổ não hiệu quả nhất thị trường | the most effective
review | best | Loại collagen tốt nhất mình từng uống | a customer's best
article+ | best | Viên uống được ưa chuộng nhất Việt Nam năm nay. | the most liked
popup | best | Xịn nhất, rẻ nhất, chỉ có hôm nay! | the best and cheapest
product | leading | Thương hiệu hàng đầu về chăm sóc giấc ngủ | leading
landing | leading | Dẫn đầu thị trường thực phẩm bảo vệ sức khoẻ từ 2019 | leading
banner | leading | Nhà sản xuất đứng đầu châu Á về tảo xoắn | leading
article+ | leading | Nguyên liệu nhập từ tập đoàn hàng đầu thế giới của Đức. | leading
product | supports-treatment | Hỗ trợ điều trị viêm đại tràng cấp và mạn tính | needs the declaration
landing | supports-treatment | Viên uống hỗ trợ điều trị ung thư, nâng cao thể trạng | needs the declaration
answer | supports-treatment | Dạ loại này hỗ trợ điều trị tiểu đường rất ổn ạ. | needs the declaration
landing | cure | Không chỉ giảm đau mà còn chữa khỏi thoái hoá khớp | "không chỉ … mà còn" claims
landing | cure | Bệnh vảy nến không phải là không thể chữa khỏi nếu kiên trì dùng Vẩy An | two denials claim
product | | Tác dụng phụ: chưa ghi nhận; nếu thấy bất thường hãy ngừng dùng và hỏi bác sĩ. | careful, no claim of none
product | | Không phải thảo dược nào cũng không có tác dụng phụ. | denied
healthArticle | | Mọi loại thuốc đều có tác dụng phụ, kể cả vitamin liều cao. | the contrary
healthArticle | | Không có gì là an toàn tuyệt đối khi dùng quá liều. | denied
article+ | | Đừng nghĩ rằng hàng thiên nhiên thì an toàn tuyệt đối. | denied
answer | | Em không dám nói là không có tác dụng phụ, chị theo dõi giúp em ạ. | denied
healthArticle | | Bác sĩ dinh dưỡng khuyên dùng dầu thực vật thay mỡ động vật. | advice, no product
healthArticle | | Dược sĩ khuyên không dùng chung kháng sinh với sữa. | advice, no product
healthArticle | | Bộ Y tế khuyến cáo tiêm vắc xin cúm hằng năm cho người trên 65 tuổi. | the authority's advice
healthArticle | | Theo Bệnh viện Bạch Mai, số ca sốt xuất huyết tăng gấp đôi trong tháng. | news of a hospital
healthArticle | | Bệnh nhân nên ghi lại huyết áp mỗi sáng để bác sĩ chỉnh liều. | advice to patients
healthArticle | | Chuyên gia khuyên mỗi ngày nên đi bộ 30 phút. | advice
article+ | | Theo khuyến cáo của bác sĩ, người loãng xương nên tắm nắng sáng. | advice
product | | Người đang điều trị bệnh cần hỏi ý kiến dược sĩ trước khi dùng. | no praise
product | | Số đăng ký bản công bố: 1234/2026/ĐKSP, Bộ Y tế cấp. | a fact of the declaration
page | | Đội ngũ dược sĩ của An Lành trực tư vấn từ 8 giờ đến 20 giờ. | pharmacists at work
page | | Thư cảm ơn Quý khách đã mua hàng sẽ được gửi qua email. | thanks to customers
promotion | | Thay lời cảm ơn, An Lành gửi Quý khách voucher 50.000. | thanks to customers
review | | Cảm ơn bạn dược sĩ ở cửa hàng đã chỉ mình cách uống đúng. | thanks for service
answer | | Bác sĩ kê đơn thế nào thì bác uống đúng thế ấy nhé. | no praise
banner | | Tốt nhất nên hỏi bác sĩ trước khi dùng | an exception: advice
healthArticle | | Thời điểm uống sắt tốt nhất là khi bụng đói. | best time, not best product
healthArticle | | Cách tốt nhất để phòng cúm là tiêm vắc xin. | best way, no product
article+ | | Omega-3 là một trong những dưỡng chất tốt nhất cho tim mạch. | an exception: one of
healthArticle | | Ung thư phổi là một trong những nguyên nhân tử vong hàng đầu. | of an illness
page | | Địa chỉ: số 1 đường Lê Duẩn, quận 1. | an address
page | | Chi nhánh số 1 mở cửa từ 7 giờ sáng. | a numbered branch
product | | Bước số 1: pha một gói với 100 ml nước ấm. | a numbered step
product | | Uống một lần duy nhất trong ngày, sau bữa sáng. | once a day
promotion | | Mỗi khách chỉ được dùng voucher duy nhất một lần. | once
promotion | | Ưu đãi chỉ có duy nhất hôm nay. | of the offer
page | | Ở hàng đầu tiên của bảng là tên sản phẩm. | the first row
healthArticle | | Rửa tay là việc cần làm trước nhất khi về nhà. | first, no product
product | | Dùng ít nhất 4 tuần để cảm nhận. | at least
product | | Không quá 2 viên mỗi ngày, nhiều nhất 3 tháng liên tục. | at most
product | | Thành phần nhiều nhất trong viên là bột nghệ. | of the composition
page | | Đơn hàng mới nhất nằm ở đầu danh sách. | newest order
page | | Thông tin mới nhất về chính sách đổi trả. | newest news
answer | | Chị xem ngày sản xuất gần nhất giúp em trên đáy hộp ạ. | nearest date
healthArticle | | Sức khoẻ luôn là ưu tiên hàng đầu của mỗi gia đình. | a saying
healthArticle | | Kháng sinh là vũ khí duy nhất chống lại vi khuẩn này. | of medicine
answer | | Tốt nhất là chị đưa bé đi khám ạ. | advice
review | | Mình ưng nhất là khâu đóng gói cẩn thận. | of the service
review | | Đây là lần thứ nhất mình mua ở An Lành. | the first time
product | | Sản phẩm giúp bổ sung canxi, hỗ trợ xương chắc khoẻ. | a permitted claim
healthArticle | | Nên hỗ trợ điều trị tâm lý cho người bệnh ung thư song song với hoá trị. | medicine, no product
product | | Hỗ trợ điều trị viêm đại tràng cấp tính và mạn tính | its declaration says so | Hỗ trợ điều trị viêm đại tràng cấp và mạn tính, giúp giảm rối loạn tiêu hoá
article+ | | Viên uống hỗ trợ điều trị mất ngủ, giúp ngủ ngon. | a close paraphrase of its declaration | Hỗ trợ điều trị mất ngủ, giúp ngủ ngon giấc; dùng cho viên uống An Miên
article+ | | Quảng cáo thực phẩm chữa khỏi ung thư là vi phạm pháp luật. | a verdict follows
article+ | | Ghi “đặc trị” trên nhãn thực phẩm là sai quy định. | a verdict follows
`)
