import type { SeedArticle } from '../types.ts'

export const namDa: SeedArticle = {
  slug: 'nam-da-hieu-dung-de-cham-soc-kien-nhan',
  title: 'Nám da: hiểu đúng để chăm sóc kiên nhẫn',
  excerpt:
    'Nám là tình trạng mạn tính, dễ đậm lên khi gặp nắng và nội tiết. Những điều nên làm, nên tránh và lúc cần bác sĩ da liễu.',
  topic: 'lam-dep-da',
  tags: ['phu-nu', 'mang-thai-cho-con-bu', 'mua-hang-an-toan'],
  author: 'hanh',
  alt: 'Mặt trời lớn sau một chiếc khiên tròn, bên cạnh là những giọt nước và bông hoa',
  products: ['RTNSE30', 'DMCER50', 'DMSUN50'],
  daysAgo: 33,
  text: `
Nám là những mảng da nâu, thường đối xứng hai bên má, trán, môi trên. Nó không đau, không lây, nhưng khiến nhiều người buồn vì đã thử đủ thứ. Tin tốt là nám có thể mờ đi và giữ được ổn định. Tin cần chấp nhận là việc ấy cần nhiều tháng, và cần duy trì.

## Vì sao có nám

Tế bào sắc tố ở vùng nám hoạt động mạnh hơn bình thường. Những yếu tố thúc đẩy gồm:

- **Ánh nắng và ánh sáng nhìn thấy.** Đây là yếu tố hàng đầu; một ngày đi biển có thể làm mất công vài tháng.
- **Nội tiết.** Mang thai, thuốc tránh thai, thay đổi quanh tuổi mãn kinh.
- **Di truyền.** Mẹ hoặc chị có nám thì dễ bị hơn.
- **Nhiệt.** Đứng bếp lâu, xông hơi nóng.
- **Kích ứng da.** Lột tẩy mạnh, kem không rõ thành phần, chà xát.

Một vài thuốc cũng làm da sạm. Nếu vệt nâu xuất hiện sau khi dùng thuốc mới, hãy kể với dược sĩ.

## Nám, tàn nhang hay đồi mồi

| Dấu hiệu | Hình dạng | Thường gặp khi |
| Nám | Mảng nâu không rõ bờ, đối xứng | Phụ nữ từ 25 tuổi, mang thai |
| Tàn nhang | Chấm nhỏ, nhạt đi vào mùa ít nắng | Từ nhỏ, da sáng màu |
| Đồi mồi | Đốm rõ bờ, phẳng | Trung niên trở lên, vùng phơi nắng |
| Sạm sau viêm | Đúng chỗ mụn, chỗ trầy | Sau mụn hoặc kích ứng |

Việc phân biệt quan trọng vì mỗi loại có cách xử trí riêng. Đốm nào thay đổi nhanh, loét hoặc chảy máu thì phải khám.

## Ba bước nền

### 1. Chống nắng mỗi ngày

Dùng kem phổ rộng SPF 30 trở lên, bôi đủ lượng, bôi lại khi ở ngoài. Với nám, loại có màu chứa sắt oxit có ích hơn vì chắn thêm ánh sáng nhìn thấy. Mũ rộng vành và khẩu trang vải dày cũng quan trọng như kem.

### 2. Làm sạch dịu nhẹ, dưỡng ẩm

Da khoẻ ít kích ứng hơn, ít sạm thêm hơn. Chọn sữa rửa mặt không hạt, kem dưỡng đơn giản với ceramide hoặc glycerin.

### 3. Thêm một hoạt chất, từ từ

Niacinamide, axit azelaic, vitamin C, axit kojic là những chất có mặt trong mỹ phẩm dưỡng sáng. Mỗi lần chỉ thêm một loại, thử ở vùng nhỏ sau tai, dùng cách ngày trong hai tuần đầu. Rát đỏ kéo dài là lúc phải dừng.

## Khi cần đến thuốc

Hydroquinone, tretinoin và các công thức phối hợp là thuốc, cần bác sĩ kê và có thời hạn. Axit tranexamic uống cũng là thuốc, không dùng cho người có nguy cơ huyết khối. Peel, laser có thể giúp trong tay người có chuyên môn, nhưng nếu làm sai, nám có thể đậm hơn. Hãy hỏi rõ ai là người thực hiện và cơ sở có phép hay không.

> Kem trộn, “thuốc rượu”, kem không nhãn thường giấu corticoid hoặc thuỷ ngân. Da trắng rất nhanh lúc đầu, rồi mỏng, đỏ, nổi mạch máu và sạm hơn trước. Đừng đánh đổi.

## Điều nên tránh

- Chanh, giấm, kem đánh răng bôi lên mặt.
- Lột da tại nhà bằng axit nồng độ cao.
- Đổi sản phẩm mỗi tuần vì sốt ruột.
- Dùng ba, bốn hoạt chất cùng lúc.
- Bỏ chống nắng khi thấy da đã sáng.

## Khi mang thai và cho con bú

Nám xuất hiện khi mang thai có thể nhạt đi sau sinh vài tháng. Trong thời gian này nên giữ cho đơn giản: chống nắng màng lọc khoáng, dưỡng ẩm, mũ rộng vành. Không dùng tretinoin, hydroquinone. Về các loại bôi khác và mọi viên uống, hãy hỏi bác sĩ sản khoa hoặc dược sĩ.

## Theo dõi thế nào cho công bằng

1. Chụp ảnh mặt vào cùng một giờ, cùng một chỗ sáng, bốn tuần một lần.
2. Đặt mốc nhìn lại là 12 tuần, đừng soi gương mỗi ngày.
3. Ghi lại những hôm ra nắng nhiều, mất ngủ, đổi thuốc.

Nhìn lại các bức ảnh sẽ thấy thay đổi mà mắt thường bỏ qua, và cũng biết lúc nào nên dừng một cách làm vô ích.

## Khi nào đi khám da liễu

- Nám lan nhanh hoặc đậm lên dù đã chống nắng tốt.
- Da đang đỏ, rát, bong sau khi dùng một loại kem.
- Đã kiên trì 3 tháng mà không đổi.
- Có đốm lạ: loét, chảy máu, nhiều màu, lớn nhanh.
- Da sạm toàn thân kèm mệt, sụt cân, tụt huyết áp: cần khám nội tiết.

Nám là cuộc đi đường dài. Người về tới nơi thường là người làm ít việc, nhưng ngày nào cũng làm.

*Nguồn tham khảo: Bộ Y tế, Hướng dẫn chẩn đoán và điều trị các bệnh da liễu; Viện Hàn lâm Da liễu Hoa Kỳ, thông tin về nám.*
`,
}
