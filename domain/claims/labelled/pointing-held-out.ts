import { readLabelled } from './read-labelled.ts'

/** As `pointing.ts`, written after the rules for it and kept from them. */
export const pointingHeldOut = readLabelled(`
article+ | cure | Dùng thuốc này đều đặn, bệnh trĩ sẽ khỏi hẳn. | the product beside it
article+ | cure | Chỉ cần một liệu trình, nó đánh bay viêm xoang mãn tính. | "nó" is the product beside it
article+ | treats | Thuốc này chữa mất ngủ rất hiệu quả. | the product beside it
article+ | no-side-effects | Không giống thuốc tây, loại này tuyệt đối an toàn. | "loại này" is the product
article+ | days | Uống thuốc này, chỉ sau 3 ngày là hết đau lưng. | the product beside it
article+ | cure | Bác sĩ cũng bất ngờ vì nó trị tận gốc viêm họng hạt. | "nó" is the product beside it
article+ | cure | Thuốc mà chúng tôi giới thiệu chữa khỏi hẳn tiểu đường. | the shop's own, told otherwise
answer | cure | Dạ thuốc bên em trị dứt điểm nấm da chị ạ. | a seller's own
page | treats | Thuốc này đặc trị đau dạ dày, có bán tại tất cả chi nhánh. | of what the shop sells
review | cure | Em này chữa khỏi mụn cho mình luôn. | of the bought product
article+ | | Chẳng có chuyện uống thuốc này là khỏi hẳn bệnh gút. | denied
article+ | | Nhiều trang viết “nó chữa khỏi ung thư”, điều đó sai sự thật. | a verdict follows
article+ | | Thuốc này cần được bảo quản dưới 30 độ C. | of storing
article+ | | Tác dụng của thuốc kháng virus là chữa khỏi viêm gan C ở đa số người bệnh. | medicine, no product
article+ | | Viên này không thay thế thuốc chữa bệnh. | denied
article+ | | Liệu thuốc này có trị dứt điểm mụn không? | asked
article+ | | Phẫu thuật có thể chữa khỏi sỏi mật, còn viên này chỉ bổ sung chất xơ. | of an operation named before
healthArticle | | Viêm phổi được điều trị bằng kháng sinh, thuốc này phải uống đủ ngày. | medicine, nothing is shown
answer | | Thuốc này là thuốc kê đơn nên shop không tư vấn được ạ. | no claim
review | | Thuốc này uống mãi mà không khỏi đau gối. | honest
`)
