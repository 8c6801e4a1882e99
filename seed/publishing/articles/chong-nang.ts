import type { SeedArticle } from '../types.ts'

export const chongNang: SeedArticle = {
  slug: 'chong-nang-dung-cach-o-xu-nhieu-nang',
  title: 'Chống nắng đúng cách ở xứ nhiều nắng',
  excerpt:
    'SPF bao nhiêu là đủ, bôi bao nhiêu mới đúng, và vì sao chiếc mũ rộng vành vẫn nên đội trước tiên.',
  topic: 'lam-dep-da',
  tags: ['dan-van-phong', 'phu-nu', 'mua-hang-an-toan'],
  author: 'hanh',
  alt: 'Mặt trời lớn sau một chiếc khiên tròn, bên cạnh là chiếc ô và chiếc lá',
  products: ['DMSUN50', 'DMRUA150'],
  daysAgo: 88,
  text: `
Ở Việt Nam, chỉ số tia cực tím giữa trưa thường ở mức cao đến rất cao trong nhiều tháng của năm, kể cả khi trời nhiều mây. Da sạm, nám, nhăn sớm phần lớn là dấu vết của nắng tích lại qua nhiều năm. Chống nắng là bước chăm sóc da ít tốn kém mà có ích lâu dài, và cũng là bước hay bị làm chưa đủ.

## Hai loại tia cần biết

- **Tia UVB** gây cháy nắng, lên cao vào giữa trưa. Chỉ số SPF nói về khả năng chống tia này.
- **Tia UVA** đi sâu hơn, xuyên qua mây và kính cửa sổ, liên quan tới sạm nám và lão hoá da. Chữ PA với dấu cộng, hoặc chữ UVA trong vòng tròn, nói về khả năng chống tia này.

Cả hai tia đều góp phần gây ung thư da. Vì thế nên chọn sản phẩm phổ rộng, tức là có bảo vệ trước cả hai.

## Thứ tự ưu tiên

1. Tránh nắng từ 10 giờ đến 16 giờ nếu sắp xếp được.
2. Đi vào bóng râm, che ô.
3. Mặc áo dài tay, vải dày; đội mũ vành từ 7 cm; đeo kính râm có ghi chống UV.
4. Bôi kem chống nắng cho những chỗ vải không che được.

Kem chống nắng đứng cuối, bởi nó chỉ tốt khi bôi đủ và bôi lại. Chiếc mũ thì không cần nhắc.

## Chọn kem chống nắng

| Hoàn cảnh | Gợi ý |
| Đi làm, ở trong nhà gần cửa sổ | SPF 30 trở lên, PA+++ |
| Đi đường, làm việc ngoài trời | SPF 50, PA++++, loại ít trôi |
| Đi biển, chơi thể thao | SPF 50, ghi kháng nước, bôi lại thường xuyên |
| Da dầu, dễ nổi mụn | Kết cấu mỏng, ghi không gây bít lỗ chân lông |
| Da nhạy cảm, trẻ nhỏ | Loại màng lọc khoáng: kẽm oxit, titan dioxit; không hương liệu |

SPF 30 chặn khoảng 97% tia UVB, SPF 50 khoảng 98%. Khoảng cách này nhỏ hơn nhiều so với khác biệt giữa bôi đủ và bôi thiếu.

### Trẻ dưới 6 tháng

Ở tuổi này ưu tiên bóng râm, mũ và quần áo; kem chống nắng chỉ dùng khi thật cần và nên hỏi bác sĩ nhi khoa.

## Bôi bao nhiêu là đủ

Lượng dùng khi đo SPF trong phòng thí nghiệm là 2 mg cho mỗi cm² da. Ngoài đời, hầu hết mọi người bôi chỉ bằng nửa. Hai cách nhớ dễ:

- **Mặt và cổ:** hai vệt kem dài bằng ngón trỏ và ngón giữa.
- **Cả người khi mặc đồ bơi:** khoảng một chén nhỏ 30 ml.

Bôi trước khi ra ngoài 15 đến 20 phút. Bôi lại mỗi 2 giờ nếu ở ngoài trời, và ngay sau khi bơi hoặc lau mồ hôi. Đừng quên tai, gáy, mu bàn tay và mu bàn chân. Trang điểm có SPF không thay được lớp kem này.

## Cuối ngày

Rửa mặt bằng sữa rửa mặt dịu nhẹ. Với loại kháng nước hoặc khi có trang điểm, tẩy trang trước. Sau đó dưỡng ẩm để hàng rào da phục hồi. Da căng rát sau khi rửa là dấu hiệu sản phẩm làm sạch quá mạnh.

## Còn vitamin D thì sao

Nhiều người lo bôi kem sẽ thiếu vitamin D. Trong đời thường, phần da để hở và những lúc quên bôi vẫn đủ cho da tạo một lượng nhất định. Người ít ra ngoài, người cao tuổi, người mặc kín hoàn toàn có thể thiếu; khi đó nên thử máu và bổ sung theo lời bác sĩ hoặc dược sĩ, thay vì cố ý phơi nắng trưa.

## Những hiểu nhầm thường gặp

1. *Trời râm thì khỏi bôi.* Mây chỉ cản một phần tia, UVA vẫn qua.
2. *Da ngăm không cần.* Da sẫm màu ít cháy nắng hơn, nhưng vẫn sạm nám và lão hoá.
3. *Viên uống chống nắng thay kem bôi.* Viên uống không thể thay kem bôi, mũ và áo; đó chỉ là thực phẩm bổ sung chất chống oxy hoá.
4. *Kem năm ngoái còn dùng tiếp.* Xem hạn dùng và thời hạn sau khi mở nắp; kem để trong cốp xe nóng dễ hỏng.

## Khi nào nên gặp bác sĩ da liễu

- Nốt ruồi thay đổi: không đối xứng, bờ nham nhở, nhiều màu, to trên 6 mm hoặc lớn nhanh.
- Vết loét ở vùng phơi nắng không lành sau 4 tuần.
- Cháy nắng phồng rộp, kèm sốt, rét run, nôn.
- Nổi mẩn ngứa mỗi khi ra nắng, nhất là sau khi bắt đầu một thuốc mới. Một số kháng sinh, thuốc lợi tiểu và retinoid làm da nhạy nắng; hãy hỏi dược sĩ.
- Nám lan rộng hoặc đậm lên nhanh.

> Chống nắng tốt là thói quen của mỗi buổi sáng, không phải việc của riêng mùa hè.

*Nguồn tham khảo: Tổ chức Y tế Thế giới, Chỉ số tia cực tím toàn cầu: hướng dẫn thực hành, 2002; Viện Hàn lâm Da liễu Hoa Kỳ, câu hỏi thường gặp về kem chống nắng.*
`,
}
