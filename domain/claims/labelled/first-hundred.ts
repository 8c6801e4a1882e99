import { readLabelled } from './read-labelled.ts'

export const firstHundred = readLabelled(`
product | cure | Viên uống Khớp An giúp chữa khỏi thoái hoá khớp gối chỉ với một liệu trình | promises a cure
landing | cure | Trị tận gốc viêm xoang mãn tính, thở thông thoáng suốt đêm! | cure to the root
banner | cure | DỨT ĐIỂM đau dạ dày – nói lời tạm biệt với ợ chua | "dứt điểm" of an illness
product | cure treats | Sản phẩm điều trị dứt điểm tình trạng tiểu đêm ở nam giới trung niên. | treatment to the end
review | days | Mẹ mình bị tiểu đường 8 năm, uống hết 5 hộp là khỏi hẳn luôn, mừng rơi nước mắt | a customer tells of a cure
review | days | uong duoc 2 thang la khoi han mat ngu, cam on shop nhieu nha | the same without accents
landing | cure | Chữa mất ngủ tận gốc từ thảo dược Tây Bắc | gap between verb and claim
promotion | cure | Mua 3 tặng 1: trị viêm họng hạt triệt để trước mùa lạnh | "triệt để"
product | cure | Hết sạch mỡ máu, gan khoẻ trở lại như thời trai trẻ | "hết sạch" of an illness
popup | cure | Đánh bay trĩ nội trĩ ngoại, ngồi đâu cũng thoải mái! | "đánh bay" of an illness
answer | cure | Dạ anh dùng đủ 3 hộp bên em là bệnh gout khỏi hoàn toàn ạ. | a seller's answer promises a cure
article+ | cure | Nhờ chiết xuất từ cây xạ đen, sản phẩm tiêu diệt tận gốc tế bào ung thư. | destroys cancer at the root
banner | cure | c.h.ữ.a k.h.ỏ.i tiểu đường | letters torn apart
banner | cure | CHỮA-KHỎI vảy nến không lo tái lại | joined with a hyphen
landing | cure | #chữakhỏitróctóc cùng tinh chất hà thủ ô | a hashtag in one word
landing | cure | Ch\u200bữa kh\u200bỏi rụng tóc sau sinh cho mẹ bỉm | zero-width characters inside
product | cure | Công thức mới giúp bệnh đại tràng không bao giờ tái phát | "không bao giờ tái phát" promises a cure
landing | cure | Thần dược cho người viêm gan B đây rồi bà con ơi | a miracle medicine
product | treats | Thuốc đặc trị thoát vị đĩa đệm của người Dao đỏ | "đặc trị"
product | treats | Công dụng: điều trị mất ngủ kinh niên, suy nhược thần kinh. | a supplement's use is said to be treatment
landing | treats | Chuyên trị nám, tàn nhang, đồi mồi lâu năm | "chuyên trị"
article+ | treats | Sản phẩm có tác dụng điều trị cao huyết áp và phòng đột quỵ. | treatment as effect
banner | treats | Viên đặc hiệu trị gout số lượng có hạn | "đặc hiệu trị"
answer | treats | Chị ơi dòng này chữa được cả u xơ lẫn u nang, chị yên tâm. | "chữa được" an illness
product | treats | Bài thuốc gia truyền ba đời chữa bệnh dạ dày | a recipe that treats an illness
review | treats | Sản phẩm này chữa bệnh viêm xoang rất hay | a customer says it treats an illness
landing | treats | Tiêu viêm, diệt khuẩn HP, chữa lành vết loét dạ dày ngay từ hộp đầu | heals ulcers
article+ | treats | Viên uống Gan Xanh giúp chữa bệnh viêm gan và hạ men gan. | treats an illness
banner | treats | dac tri viem khop, dau lung, te bi chan tay | without accents
landing | replaces-medicine | Uống Đường Huyết Plus mỗi ngày, bạn có thể bỏ thuốc tây! | tells people to leave their medicine
product | replaces-medicine | Có thể thay thế thuốc hạ huyết áp đang dùng | replaces medicine
review | replaces-medicine | Từ ngày uống cái này bố tôi không phải uống thuốc huyết áp nữa | a customer left the medicine
answer | replaces-medicine | Bác cứ ngưng thuốc bệnh viện rồi dùng bên em 2 tháng là ổn. | tells a patient to stop
article+ | replaces-medicine | Nhiều người tiểu đường đã bỏ hẳn insulin nhờ sản phẩm này. | leaves insulin
landing | replaces-medicine | Giải pháp thay thế hoàn toàn kháng sinh cho bé hay ốm | replaces antibiotics
product | replaces-medicine | Không cần dùng thuốc, không cần phẫu thuật, xương khớp vẫn êm ru | medicine is said to be needless
landing | promise cure | Cam kết khỏi bệnh bằng văn bản, có chữ ký giám đốc | promise of a cure
banner | promise | Không khỏi hoàn tiền 100% | money back
product | promise | Hiệu quả 100% sau liệu trình đầu tiên | 100% effect
landing | promise days | Cam kết hiệu quả ngay tuần đầu, không hiệu quả không lấy tiền | promise of an effect
promotion | promise cure | Đảm bảo hết đau lưng, nếu không shop hoàn lại gấp đôi tiền | promise of an effect
popup | promise cure | 1OO% khách hàng khỏi mất ngủ, bạn còn chờ gì? | look-alike digits
answer | promise cure | Em cam đoan với chị uống vào là hết ợ hơi liền. | a personal promise
landing | promise | Bảo đảm tăng 5cm chiều cao, bé nào cũng cao | promise of an effect
landing | days | Khỏi đau khớp chỉ sau 7 ngày | a cure in days
banner | days | Giảm 5kg trong 10 ngày, không nhịn ăn | weight in days
product | days | Chỉ sau một tuần, mất ngủ biến mất | gone in a week
review | days cure | Dùng 3 ngày hết đau dạ dày luôn các bác ạ | a customer's days
landing | days cure | 15 ngày hết mụn, 30 ngày da căng bóng | days and their effect
article+ | days cure | Sau 2 tuần sử dụng sản phẩm, bệnh nhân khỏi viêm đại tràng. | a cure in weeks
healthArticle | | Viêm phổi do vi khuẩn có thể chữa khỏi bằng kháng sinh phù hợp. | medicine cures, no product is spoken of
healthArticle | | Bệnh lao chữa khỏi được nếu người bệnh uống thuốc đủ 6 tháng. | the same of tuberculosis
healthArticle | | Ung thư tuyến giáp thể nhú phát hiện sớm có tỷ lệ khỏi hẳn rất cao. | a fact about an illness
healthArticle | | Bác sĩ khuyên người bệnh uống đủ nước và ngủ trước 23 giờ. | advice, no product
healthArticle | | Thuốc điều trị tăng huyết áp phải uống theo đơn, không tự ý bỏ thuốc. | the contrary of leaving medicine
healthArticle | | Mục tiêu là kiểm soát đường huyết, vì đái tháo đường típ 2 chưa thể chữa khỏi. | denied
healthArticle | | Hen phế quản không chữa dứt điểm được nhưng kiểm soát tốt thì sống bình thường. | denied
healthArticle | | Nhổ răng khôn mọc lệch giúp xử lý tận gốc tình trạng viêm lợi trùm. | a procedure, no product
healthArticle | | Người mới mổ ruột thừa thường khỏi sau 7 ngày nếu vết mổ khô. | days of an operation, no product
healthArticle | | Đừng tin những lời quảng cáo chữa khỏi tiểu đường bằng thực phẩm chức năng. | a warning
healthArticle | | Cảnh giác với các “thần dược” rao bán trên mạng xã hội. | a warning
healthArticle | | Vì sao không nên tự ý ngưng thuốc khi thấy huyết áp đã ổn? | the contrary of leaving medicine
article+ | | Sản phẩm không có tác dụng thay thế thuốc chữa bệnh. | the compulsory denial
article+ | | Chưa có bằng chứng cho thấy viên uống nào chữa khỏi thoái hoá khớp. | denied: no evidence
article+ | | Thực phẩm chức năng không phải là thuốc và không chữa khỏi bệnh gout. | denied
article+ | | Nơi nào hứa trị tận gốc viêm xoang thì Quý khách nên tránh xa. | a warning
article+ | | Không sản phẩm nào dám cam kết khỏi bệnh một cách trung thực. | denied
product | | Hỗ trợ giảm nguy cơ viêm loét dạ dày, giúp giảm ợ hơi, ợ chua. | a permitted claim of support
product | | Không dùng thay thế thuốc đang điều trị. | denied
product | | Không nên ngừng thuốc bác sĩ kê khi dùng thực phẩm bảo vệ sức khoẻ. | the contrary of leaving medicine
product | | Đối tượng: người khó ngủ, ngủ không sâu giấc, hay thức giấc giữa đêm. | plain
product | | Bảo quản nơi khô ráo, dùng hết trong 30 ngày sau khi mở nắp. | days, but of storing
product | | Hộp 30 viên dùng hết trong 15 ngày với liều 2 viên mỗi ngày. | days, but of the pack
product | | Hỏi ý kiến bác sĩ trước khi dùng nếu đang có thai hoặc cho con bú. | a doctor, but no praise
answer | | Dạ, viên uống này chỉ hỗ trợ, không chữa khỏi bệnh được chị nhé. | denied
answer | | Em không dám hứa khỏi hẳn, mỗi cơ địa mỗi khác ạ. | denied
answer | | Anh đang uống thuốc tim mạch thì tuyệt đối đừng bỏ thuốc ạ. | the contrary of leaving medicine
answer | | Cháu sốt quá 3 ngày thì đưa cháu đi khám ngay, chị nhé. | days, no claim
healthAnswer | | Viêm họng do virus thường tự khỏi sau 5 đến 7 ngày. | days of an illness by itself
healthAnswer | | Nấm da có thể điều trị dứt điểm nếu bôi thuốc đủ thời gian. | medicine, no product
review | | Mình uống hai hộp rồi mà vẫn chưa khỏi, chắc phải đi khám. | "chưa khỏi" is the contrary
review | | uong ca thang roi ma van chua khoi dau goi | "chưa khỏi" without accents
review | | Chữa mãi không khỏi nên mình mua thử xem sao. | "không khỏi"
review | | Giao nhanh, hộp nguyên tem, dược sĩ tư vấn nhiệt tình. | praise of the service
review | | Ngủ dễ hơn một chút so với trước, chưa thấy khác biệt nhiều. | honest
review | | Đau lưng thì đỡ chứ không hết hẳn, được cái dễ uống. | denied
review | | Shop hoàn tiền nhanh khi mình trả hàng, rất hài lòng. | money back of an order
promotion | | Hoàn tiền 100% nếu phát hiện hàng giả. | money back for forged goods
promotion | | Giảm 50% khi mua từ 2 hộp, áp dụng đến hết ngày 30/11. | a discount
promotion | | Giảm 5% trong 10 ngày vàng cuối năm. | a discount in days
promotion | | Cam kết hàng chính hãng, đổi trả trong 7 ngày. | promise about goods
banner | | Khoẻ xương khớp – vui từng bước | mild
banner | | Ngày hội thành viên: nhân đôi điểm thưởng | no claim of health
popup | | Đăng ký nhận tin để biết ưu đãi 100% chính hãng trong tuần. | 100%, of genuineness
page | | Chúng tôi cam kết bảo mật thông tin của Quý khách. | promise about data
page | | An Lành không bán thuốc và không đưa ra lời khuyên thay thế bác sĩ. | denied
landing | | Dùng kèm chế độ ăn hợp lý để có hiệu quả như mong muốn. | no promise
landing | | Kết quả có thể khác nhau tuỳ cơ địa mỗi người. | the contrary of a promise
landing | | Tiểu đường có chữa khỏi được không? Hãy hỏi bác sĩ của Quý khách. | asked, not claimed
healthArticle | | Trẻ bị tay chân miệng thường khỏi hoàn toàn sau khoảng 10 ngày. | the course of an illness
`)
