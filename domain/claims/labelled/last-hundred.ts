import { readLabelled } from './read-labelled.ts'

/** Written and labelled after the rules, and kept from them: no rule was changed for one of these. */
export const lastHundred = readLabelled(`
landing | cure | Bí quyết giúp hàng vạn chị em chấm dứt viêm nhiễm phụ khoa tái đi tái lại | an end to the illness
review | cure | Chồng em uống 1 liệu trình mà dứt hẳn ngáy luôn, đêm hai vợ chồng ngủ ngon | an end to the complaint
product | cure | Công dụng: làm tiêu búi trĩ, cầm máu, trị khỏi trĩ độ 1 và độ 2 | promises a cure
banner | cure | SẠCH MỤN TẬN GỐC – DA KHÔNG TÌ VẾT | a cure to the root
answer | cure | Con chị biếng ăn uống hai hộp là hết biếng ăn thôi chị ơi | an end to the complaint
article+ | cure | Sau khi dùng, anh Tú khỏi hoàn toàn bệnh viêm cầu thận mà bệnh viện đã trả về. | tells of a cure
landing | cure | dieu tri tan goc hoi mieng, tu tin giao tiep | without accents
popup | cure | Đừng sống chung với đau vai gáy – hãy xoá bỏ nó vĩnh viễn! | an end to the illness
landing | cure | Ch.ấ.m d.ứ.t m.ấ.t n.g.ủ | letters torn apart
review | cure | Má em hết tê tay hẳn, cám ơn nhà thuốc nhiều | tells of a cure
promotion | cure | Diệt tận gốc nấm móng, mua 2 lọ giảm ngay 30% | a cure to the root
product | cure | Tái tạo sụn khớp, trả lại đôi chân khoẻ mạnh, thoái hoá khớp được chữa lành hoàn toàn | a cure
landing | cure | Bao nhiêu năm chạy chữa không khỏi, dùng Hoàng Tâm An lại khỏi bệnh | "không khỏi" first, then a cure
article+ | cure | Không những hạ đường huyết, viên uống còn giúp chữa khỏi biến chứng thần kinh. | "không những … còn" claims
banner | cure | Một lần dùng – cả đời không tái phát viêm da cơ địa | promises that it never comes back
landing | treats | Chuyên đặc trị các bệnh về gan mật | treats illnesses
product | treats | Tác dụng: trị ho có đờm, ho gió, ho khan cho trẻ từ 1 tuổi | treats an illness
review | treats | Loại siro này trị ho nhạy lắm, bé nhà mình mê | treats an illness
answer | treats | Dạ có ạ, viên này vừa bổ máu vừa chữa đau đầu luôn chị | treats an illness
article+ | treats | Nhờ hoạt chất berberin, sản phẩm có khả năng điều trị tiêu chảy hiệu quả. | treats an illness
banner | treats | Trà thảo mộc chữa mất ngủ Lạc Tiên | treats an illness
landing | treats | Phương thuốc cổ truyền trị yếu sinh lý của vua Minh Mạng | treats an illness
landing | replaces-medicine | Vứt hết thuốc dạ dày đi, chỉ cần nghệ nano là đủ | tells people to leave their medicine
review | replaces-medicine | Dì mình dừng hẳn thuốc ngủ được 2 tháng nay nhờ loại này | a customer left the medicine
product | replaces-medicine | Dùng thay thuốc hạ mỡ máu cho người sợ hại gan | replaces medicine
answer | replaces-medicine | Bác khỏi cần uống thuốc bác sĩ cho đâu, cứ dùng đều loại này. | medicine is said to be needless
article+ | replaces-medicine | Nhiều bệnh nhân đã không còn lệ thuộc vào insulin khi dùng sản phẩm. | leaves insulin
landing | promise | Cam kết hết nám sau 1 liệu trình, sai hoàn tiền gấp 3 | promise of a cure
banner | promise | Hiệu quả tuyệt đối – hoàn tiền nếu không giảm cân | promise of an effect
popup | promise | Bảo hành kết quả trọn đời, không hiệu quả trả lại tiền! | promise of an effect
answer | promise | Chị dùng đi, em đảm bảo là mắt hết mờ. | promise of an effect
review | promise | Ai cũng khỏi hết, cả xóm nhà mình dùng loại này | everybody is cured
landing | days | Da trắng bật tông chỉ sau 7 ngày, hết thâm sạm sau 14 ngày | an effect in days
banner | days | Giảm 8 cân trong 1 tháng – không cần tập | weight in days
review | days | Mới uống 2 hôm đã hết đầy bụng, quá nhanh | an effect in days
product | days | Cắt cơn ho sau 3 giờ, khỏi hẳn sau 3 ngày | an effect in hours
landing | days | Chỉ cần 1 đêm, nhiệt miệng biến mất | an effect in a night
product | no-side-effects | 100% an toàn, không gây tác dụng phụ cho gan thận | none of the side effects
landing | no-side-effects | Sản phẩm sạch, dùng cho bé từ 0 tháng tuổi, không hề có tác dụng phụ nào được ghi nhận | no side effects
answer | no-side-effects | Cái này từ thiên nhiên nên hoàn toàn không có hại cho sức khoẻ ạ. | harmless
banner | no-side-effects | Hiệu quả như mong đợi, không lo tác dụng phụ | no side effects
landing | doctor-praise | PGS.TS Nguyễn Thị Lâm khuyên dùng cho trẻ biếng ăn | a named doctor
banner | doctor-praise | Được các chuyên gia hàng đầu về xương khớp tin dùng | praise by experts
product | doctor-praise | Đã được Bộ Y tế chứng nhận là sản phẩm tốt cho sức khoẻ | praise by the authority
review | doctor-praise | Chị dược sĩ ở viện E khuyên mình uống loại này, ưng lắm | a pharmacist is said to recommend it
article+ | doctor-praise | Các bác sĩ Nhật đánh giá rất cao dòng nattokinase của sản phẩm. | praise by doctors
landing | patient-letter | Bức thư của người bệnh ung thư vú gửi tới Fucoidan An Tâm | a patient's letter
product | patient-letter | Hàng trăm bệnh nhân suy thận phản hồi tích cực sau khi dùng | patients' praise
banner | number-one | Nattokinase số 1 Nhật Bản đã có mặt tại An Lành | first of all
landing | only-one | Chỉ duy nhất Hoàng Tâm An có chứng nhận kép | the only one
popup | best | Dòng dầu cá tinh khiết nhất thế giới | the purest
review | best | Viên sắt dễ uống nhất mình từng dùng | a customer's best
article+ | leading | Sản phẩm đến từ nhà sản xuất dẫn đầu ngành dược châu Âu. | leading
answer | supports-treatment | Dạ loại này bổ trợ điều trị gan nhiễm mỡ đó chị. | needs the declaration
healthArticle | | Giun kim có thể trị dứt điểm nếu cả nhà cùng tẩy giun đúng lịch. | medicine, no product
healthArticle | | Bệnh bạch hầu được chữa khỏi bằng huyết thanh và kháng sinh. | medicine, no product
healthArticle | | Với trẻ nhỏ, viêm tai giữa có thể khỏi hẳn mà không để lại di chứng. | the course of an illness
healthArticle | | Đừng bỏ thuốc giữa chừng khi điều trị lao. | the contrary of leaving medicine
healthArticle | | Các bác sĩ tim mạch khuyên bỏ thuốc lá hoàn toàn. | advice, no medicine
healthArticle | | Chưa có thuốc nào chữa khỏi bệnh Alzheimer. | denied
healthArticle | | Tiêm vắc xin là biện pháp hiệu quả nhất để phòng bệnh sởi. | best way, no product
healthArticle | | Sau 48 giờ dùng kháng sinh mà còn sốt thì phải tái khám. | hours, no claim
healthArticle | | Hàng đầu trong các nguyên nhân gây suy thận là tăng huyết áp và tiểu đường. | of an illness
healthArticle | | Bệnh nhân chia sẻ tiền sử dị ứng với bác sĩ trước khi gây mê. | advice to patients
healthArticle | | Nước muối sinh lý không chữa được viêm xoang nhưng giúp mũi sạch. | denied
healthArticle | | Dược sĩ khuyên dùng thuốc hạ sốt cách nhau ít nhất 4 giờ. | advice on medicine
healthAnswer | | Chàm sữa hay tự hết khi bé lớn, chị dưỡng ẩm cho bé đều là được. | the course of an illness
healthAnswer | | Thuốc này có chữa được viêm họng liên cầu không thì phải do bác sĩ khám. | asked
healthAnswer | | Huyết áp của bác vẫn cao thì bác không được dừng thuốc đâu ạ. | the contrary of leaving medicine
article+ | | Không có thực phẩm nào thay thế được thuốc điều trị ung thư. | denied
article+ | | Người tiêu dùng nên dè chừng với lời rao “cam kết khỏi 100%”. | a warning
article+ | | Bác sĩ khuyên người loãng xương bổ sung canxi qua bữa ăn. | advice
article+ | | Curcumin là một trong những hoạt chất được nghiên cứu nhiều nhất. | an exception: one of
article+ | | Quan niệm “hàng thảo dược thì không có tác dụng phụ” là sai lầm. | a verdict follows
article+ | | Thực phẩm chức năng không chữa bệnh, càng không thể giúp bỏ insulin. | denied
product | | Không sử dụng cho người mẫn cảm với bất kỳ thành phần nào. | a limit
product | | Giúp nhuận tràng, giảm nguy cơ táo bón. | a permitted claim
product | | Trẻ em dưới 6 tuổi dùng theo hướng dẫn của bác sĩ. | a doctor, no praise
product | | Dùng trước khi ăn 30 phút để hấp thu tốt nhất. | best time of taking
product | | Sản phẩm không nhằm chẩn đoán, điều trị hay ngăn ngừa bất kỳ bệnh nào. | denied
product | | Uống cách xa thuốc kháng sinh ít nhất 2 giờ. | beside medicine
product | | Hạn dùng 36 tháng kể từ ngày sản xuất, xem trên bao bì. | months of storing
answer | | Mỗi hộp dùng được 20 ngày, chị mua 3 hộp là hết hai tháng ạ. | days of the pack
answer | | Em xin lỗi, sản phẩm này hết hàng, 3 ngày nữa có lại ạ. | out of stock
answer | | Chị hỏi bác sĩ đang điều trị cho mẹ trước khi dùng giúp em nhé. | a doctor, no praise
answer | | Không ạ, viên này không dùng để thay thuốc hạ áp đâu bác. | denied
answer | | Hiệu quả tuỳ cơ địa nên em không cam kết được ngày nào đỡ ạ. | denied
answer | | Tốt nhất chị nên cho bé đi khám dinh dưỡng rồi hãy bổ sung. | advice
review | | Mua lần hai, viên to khó nuốt, mùi dầu cá hơi nồng. | honest
review | | Uống hết hộp mà đau khớp vẫn đau, không như lời giới thiệu. | honest, the contrary
review | | Đóng gói chắc chắn, giao trong 2 giờ, hết sẩy. | of the service
review | | Chị dược sĩ chọn giúp mình loại hợp với tuổi, giải thích kỹ. | praise of the service
review | | xai duoc nua hop chua thay tac dung gi | honest, without accents
review | | Không biết có phải nhờ nó không nhưng dạo này mình ít mệt hơn. | honest
promotion | | Hoàn 100% tiền hàng nếu giao sai sản phẩm. | of returning goods
promotion | | Giá tốt, freeship cho 100 đơn đầu tiên trong ngày. | of the offer
promotion | | Tặng bình nước cho đơn từ 500.000, đến khi hết quà. | of the offer
page | | Mỗi tài khoản chỉ được đăng ký một số điện thoại duy nhất. | one number
page | | Chúng tôi từ chối mọi nội dung hứa chữa khỏi bệnh hoặc thay thế thuốc. | denied
banner | | Bổ sung mỗi ngày – đồng hành cùng mẹ sau sinh | mild
`)
