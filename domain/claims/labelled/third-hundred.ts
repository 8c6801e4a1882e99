import { readLabelled } from './read-labelled.ts'

/** The first set that was held out: what the rules missed here widened them (docs/rules/claims.md §7). */
export const thirdHundred = readLabelled(`
review | cure | Ba tôi bị thấp khớp kinh niên, nhờ uống Cốt Vương mà nay lành bệnh, đi đứng như thanh niên. | tells of a cure
landing | cure | Viêm mũi dị ứng? Một liệu trình là nói không với tái phát! | promises that it never comes back
banner | cure | Trị dứt cơn ho dai dẳng cho bé | an end to the illness
product | cure | Giúp người hói đầu mọc tóc trở lại, chấm dứt hoàn toàn tình trạng rụng tóc | an end to the illness
landing | cure | Gan nhiễm mỡ độ 3 vẫn có thể trị khỏi tại nhà với Gan Bảo | promises a cure
review | cure | Da mình hết vảy nến hẳn sau khi dùng kiên trì, tin được nha mọi người | tells of a cure
answer | cure | Bên em đã giúp rất nhiều anh chị khỏi trĩ mà không phải cắt ạ. | a seller's answer tells of cures
popup | cure | Xoá sổ hoàn toàn nỗi lo tiểu đêm ngay hôm nay | an end to the illness
article+ | cure | Kiên trì dùng Dạ Dày Vàng, vi khuẩn HP sẽ bị quét sạch và không quay trở lại. | promises that it never comes back
landing | cure | Chua dut diem mat ngu bang cao la vong | without accents
product | treats | đ i ề u  t r ị  k h ỏ i đau nửa đầu | letters torn apart
promotion | cure | Tạm biệt vĩnh viễn nỗi khổ táo bón, rinh ngay combo 2 hộp | an end to the illness
banner | cure | Hết đau gối – hết cứng khớp – hết lo âu | an end to pain
review | cure | thề luôn uống có một lọ mà mụn lặn mất tăm, không thấy lên lại | tells of a cure
article+ | cure | Người dùng Tuyến Tiền Liệt Nam sẽ không còn khổ vì tiểu rắt, tiểu buốt, u xơ tự tiêu hoàn toàn. | promises that a growth vanishes
landing | treats cure | Khắc tinh của bệnh gout – công thức điều trị từ gốc của người Nhật | treats an illness
product | treats | Thành phần đinh lăng có công dụng chữa suy nhược, trị mất ngủ | treats an illness
banner | treats | Viên trị gout Tùng Dương | treats an illness
answer | treats | Sản phẩm bên em trị nám chân sâu rất tốt chị nhé. | treats an illness
article+ | treats | Cao hạt dẻ ngựa được dùng để chữa suy giãn tĩnh mạch. | treats an illness
landing | replaces-medicine | Hãy quên đi những viên thuốc giảm đau, đã có Khớp An lo | tells people to leave their medicine
review | replaces-medicine | Uống được một tháng thì cụ nhà tôi bỏ luôn thuốc tiểu đường | a customer left the medicine
answer | replaces-medicine | Chị dùng cái này thay cho kháng sinh mỗi khi bé viêm họng cũng được ạ. | replaces medicine
product | replaces-medicine | Công dụng tương đương thuốc giảm mỡ máu nhưng lành tính hơn | as good as medicine
landing | replaces-medicine cure | Không thuốc tây, không dao kéo, vẫn hết thoát vị | medicine is said to be needless
promotion | replaces-medicine | Tết này khỏi uống thuốc dạ dày: tặng ngay 1 hộp khi mua 2 | medicine is said to be needless
landing | promise | Chúng tôi chịu trách nhiệm trước pháp luật nếu dùng không thấy hiệu quả | a guarantee of an effect
banner | promise | Uống là cao – không cao trả lại tiền | a guarantee of an effect
product | promise | Đảm bảo giảm cân với mọi cơ địa kể cả cơ địa lì | a guarantee of an effect
popup | promise | 9/10 người dùng thấy hiệu quả tuyệt đối | absolute effect
landing | promise | Tỷ lệ khỏi lên tới 98,7% theo khảo sát nội bộ | a rate of cures
answer | promise | Em bao chị luôn, không bớt đau em gửi lại tiền. | money back
landing | days cure | Chỉ cần 14 ngày để chia tay cơn đau lưng | an end in days
review | days | uống đúng 5 hôm là ngủ thẳng giấc, khỏi phải đếm cừu | an effect in days
banner | days | Thấp hơn 3kg chỉ sau 1 tuần | weight in days
product | days | Bay 7cm vòng eo trong vòng 20 ngày | waist in days
popup | days | Ngủ ngon ngay đêm đầu tiên! | an effect in a night
product | no-side-effects | Thuần chay, không gây nóng trong, không tác dụng không mong muốn | none of the unwanted effects
landing | no-side-effects | Mẹ bầu, bé sơ sinh, người già đều dùng được, tuyệt đối lành tính | absolutely harmless
answer | no-side-effects | Chị yên tâm, hàng bên em không có một tác dụng phụ nào hết. | no side effects
review | no-side-effects | Uống cả năm rồi chẳng thấy tác dụng phụ gì sất | no side effects
article+ | no-side-effects | Điểm cộng lớn của sản phẩm là an toàn tuyệt đối khi dùng lâu dài. | absolutely safe
landing | doctor-praise | Bác sĩ Hoàng (BV Chợ Rẫy): “Đây là sản phẩm tôi tin tưởng nhất” | a named doctor's praise
banner | doctor-praise | 9/10 dược sĩ chọn Men Vàng cho con mình | pharmacists' choice
product | doctor-praise | Được Viện Dinh dưỡng Quốc gia khuyến nghị | praise by an institute
promotion | doctor-praise | Cùng chuyên gia da liễu tin chọn Collagen Hồng | praise by experts
article+ | doctor-praise | Nhiều bệnh viện tuyến trung ương đang đưa sản phẩm vào phác đồ. | praise by hospitals
landing | patient-letter | Đọc tâm sự của bệnh nhân Lê Thị M. đã hồi sinh nhờ Gan Bảo | a patient's story
page | patient-letter | Những lá thư xúc động từ người bệnh xương khớp | patients' letters
product | patient-letter | “Tôi biết ơn Cốt Vương” – bệnh nhân Trần Văn K., 62 tuổi | a patient's words
banner | number-one | Collagen bán chạy số 1 tại Hàn Quốc | first of all
landing | number-one | TOP 1 THƯƠNG HIỆU MEN VI SINH ĐƯỢC MẸ BỈM YÊU THÍCH | first of all
article+ | only-one | Khớp An là sản phẩm duy nhất trên thị trường chứa sụn cá mập đen. | the only one
product | best | Nguồn collagen peptide hấp thu tốt nhất hiện nay | the best
review | best | Nói thật đây là chỗ bán vitamin uy tín nhất Hà Nội | the most trusted
popup | leading | Nhãn hàng hàng đầu Đông Nam Á về dầu cá | leading
landing | supports-treatment | Hỗ trợ quá trình điều trị u xơ tuyến tiền liệt | needs the declaration
healthArticle | | Ghẻ là bệnh dễ lây nhưng bôi thuốc đúng cách thì trị dứt điểm được. | medicine, no product
healthArticle | | Không có loại lá nào chữa khỏi ung thư, hãy đến bệnh viện càng sớm càng tốt. | denied
healthArticle | | Nhiều người nghe mách miệng, bỏ thuốc huyết áp rồi nhập viện vì đột quỵ. | the danger of leaving medicine
healthArticle | | Cắt amidan có làm hết viêm họng không? | asked
healthArticle | | Sỏi niệu quản nhỏ có thể tự trôi ra ngoài sau 2 tuần nếu uống nhiều nước. | the course of an illness
healthArticle | | Bác sĩ nội tiết khuyến cáo đo đường huyết trước khi ăn sáng. | advice, no product
healthArticle | | Muốn khỏi táo bón, trước hết hãy thêm rau và nước vào bữa ăn. | advice on eating, no product
healthArticle | | Rối loạn lo âu được điều trị bằng tâm lý trị liệu kết hợp thuốc. | medicine, no product
healthArticle | | Lời khuyên tốt nhất dành cho người mất ngủ là giữ giờ ngủ đều. | best advice, no product
healthArticle | | Bệnh tim mạch đứng đầu danh sách gây tử vong ở nước ta. | of an illness
healthArticle | | Bệnh viện Nhi trung ương khuyên phụ huynh không tự mua thuốc hạ sốt liều cao. | a hospital's advice
healthAnswer | | Zona thường lành sau 2 đến 4 tuần, bác nên đi khám sớm để được kê thuốc kháng virus. | the course of an illness
healthAnswer | | Viêm gan C nay đã chữa khỏi được bằng thuốc kháng virus trực tiếp. | medicine, no product
healthAnswer | | Em bé ho kéo dài trên 3 tuần thì cần chụp phổi chị nhé. | weeks of an illness
article+ | | Thực phẩm bảo vệ sức khoẻ chỉ bổ sung, đừng mong nó trị khỏi bệnh. | denied
article+ | | Hứa hẹn “khỏi hẳn sau một hộp” là dấu hiệu của quảng cáo lừa đảo. | a warning
article+ | | Hiện chưa có nghiên cứu nào kết luận glucosamine làm lành hoàn toàn sụn khớp. | denied
article+ | | Người đang hoá trị chỉ dùng thực phẩm bổ sung khi bác sĩ đồng ý. | no praise
article+ | | Dùng kèm không đồng nghĩa với việc ngừng thuốc bác sĩ đã kê. | denied
product | | Thực phẩm này không phải là thuốc và không có tác dụng thay thế thuốc chữa bệnh. | the compulsory sentence
product | | Mỗi liệu trình kéo dài từ 2 đến 3 tháng, ngày uống 2 viên. | the dose
product | | Nếu dùng chung với thuốc chống đông, cần hỏi bác sĩ điều trị. | a doctor, no praise
product | | Không dùng cho phụ nữ có thai, người dưới 18 tuổi. | a limit
product | | Giúp giảm mệt mỏi, hỗ trợ tăng cường sức đề kháng. | a permitted claim
product | | Sau khi mở nắp dùng trong vòng 60 ngày. | days of storing
product | | Ngưng sử dụng nếu xuất hiện mẩn ngứa. | stopping the product, not medicine
product | | Một viên chứa lượng canxi cao nhất trong ba hàm lượng của dòng này. | compares its own strengths
answer | | Bên em chưa dám khẳng định dùng là hết ạ, còn tuỳ cơ địa. | denied
answer | | Chị đừng ngưng thuốc tuyến giáp, uống cách nhau 4 tiếng là được ạ. | the contrary of leaving medicine
answer | | Nếu sau 2 tuần không đỡ thì anh nên đến cơ sở y tế kiểm tra. | weeks, no claim
answer | | Sản phẩm là thực phẩm nên em không thể nói là điều trị bệnh cho bác được. | denied
review | | Hộp móp một góc, nhưng bên trong còn nguyên, shop đổi ngay trong ngày. | of the service
review | | Uống được 20 ngày, chưa thấy gì rõ, để dùng hết hộp xem sao. | honest
review | | Giá ở đây mềm nhất trong mấy chỗ mình hỏi. | of the price
review | | Mình không tin quảng cáo khỏi này khỏi kia, mua vì cần bổ sung kẽm. | denied
review | | Bạn tư vấn dặn mình hỏi bác sĩ trước, rất có tâm. | of the service
review | | con mình van ho nhu cu, chac khong hop | honest, without accents
promotion | | Mua trước ngày 20 giảm thêm 10%, hết quà sớm tuỳ số lượng. | of the offer
promotion | | Đồng giá 99.000 trong duy nhất khung giờ 12 đến 14 giờ. | of the offer
page | | Quý khách được hoàn tiền trong 7 ngày nếu hàng chưa mở nắp. | of returning goods
page | | Văn phòng chính: tầng 5, số 1 Đại Cồ Việt, Hà Nội. | an address
banner | | Ăn đủ, ngủ đủ, vận động đều – nền tảng của sức khoẻ | mild
landing | | Không phải phép màu: cần kiên trì, ăn uống và vận động hợp lý. | denied
`)
