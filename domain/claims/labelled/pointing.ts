import { readLabelled } from './read-labelled.ts'

/** What is shown is only pointed at ("thuốc này", "nó"): articles beside a product, and reviews. */
export const pointingSentences = readLabelled(`
article+ | cure | Thuốc này chữa khỏi hoàn toàn viêm khớp. | the product beside it, called a medicine
article+ | cure | Theo nhiều người, thuốc ấy trị dứt điểm đau lưng chỉ với một hộp. | the product beside it
article+ | cure | thuoc nay chua khoi viem khop | without accents
article+ | cure | Khác với thuốc giảm đau, nó chữa khỏi thoái hoá khớp. | "nó" is the product beside it
article+ | cure | Không như kháng sinh, viên này trị tận gốc viêm xoang. | "viên này" is the product
article+ | cure | Sản phẩm này chữa khỏi hẳn viêm dạ dày. | named as a product
article+ | cure | Nó giúp khỏi hẳn mất ngủ. | "nó" is the product beside it
article+ | treats | Loại thuốc này đặc trị viêm gan. | the product beside it
article+ | treats | So với phẫu thuật, loại này trị bệnh trĩ nhẹ nhàng hơn. | "loại này" is the product
article+ | no-side-effects | Thuốc này hoàn toàn không có tác dụng phụ. | the product beside it
article+ | promise | Nhiều người uống thuốc mãi không đỡ, nhưng nó cam kết khỏi bệnh. | "nó" is the product beside it
article+ | replaces-medicine | Thuốc này thay thế hoàn toàn thuốc huyết áp. | the product beside it
answer | cure | Thuốc này chữa khỏi viêm đại tràng chị nhé. | a seller's answer
page | cure | Thuốc của chúng tôi trị dứt điểm bệnh gout. | a seller's own
review | cure | Thuốc này chữa khỏi hẳn đau gối cho mẹ tôi. | of the bought product
review | cure | Nhờ nó mà tôi khỏi hẳn viêm xoang. | "nó" is the bought product
review | treats | Viên này trị mất ngủ tốt. | of the bought product
article+ | | Không có thuốc này hay viên nào chữa khỏi hoàn toàn viêm khớp. | denied
article+ | | Không sản phẩm nào như thế này chữa khỏi được thoái hoá khớp. | denied
article+ | | Thuốc này không chữa khỏi viêm khớp. | denied
article+ | | Thuốc này có chữa khỏi viêm khớp không? | asked
article+ | | Đừng tin những lời rao “thuốc này chữa khỏi hoàn toàn viêm khớp”. | a warning
article+ | | Quảng cáo “thuốc này trị tận gốc đau lưng” là vi phạm. | a verdict follows
article+ | | Kháng sinh chữa khỏi viêm họng liên cầu, và thuốc này phải do bác sĩ kê đơn. | of a medicine named before
article+ | | Nhiễm khuẩn được chữa khỏi bằng kháng sinh. | medicine, no product
article+ | | Nhờ có kháng sinh, viêm phổi ở người trẻ thường khỏi hẳn. | medicine, no product
article+ | | Thuốc này là thuốc kê đơn, chỉ dùng khi bác sĩ yêu cầu. | no claim
article+ | | Nó bổ sung canxi và vitamin D cho người ăn ít sữa. | a mild use
article+ | | Viên này uống sau bữa ăn, mỗi ngày hai lần. | how it is taken
article+ | | Khác với thuốc giảm đau, nó không trị bệnh. | denied
article+ | | Khi đang dùng thuốc này, người bệnh hãy báo cho bác sĩ biết trước khi phẫu thuật. | advice
article+ | | Thuốc trị lao chữa khỏi hơn chín phần mười số ca. | medicine, no product
healthArticle | | Thuốc này chữa khỏi hầu hết các ca sốt rét. | medicine, nothing is shown
healthAnswer | | Bác sĩ kê kháng sinh, thuốc này chữa khỏi viêm tai giữa cho bé chị ạ. | medicine, nothing is shown
review | | Thuốc này chưa chữa khỏi gì cả, uống hết hộp vẫn đau. | denied
review | | Nó hơi khó nuốt, mùi nhẹ. | of how it is taken
`)
