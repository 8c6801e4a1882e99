import type { SeedArticle } from '../types.ts'

export const canxiVitaminD: SeedArticle = {
  slug: 'canxi-va-vitamin-d-can-bao-nhieu',
  title: 'Canxi và vitamin D: cần bao nhiêu, lấy từ đâu',
  excerpt:
    'Ngoài sữa còn nhiều nguồn canxi khác, và uống thật nhiều cũng không tốt hơn. Cách tính từ bữa ăn rồi mới tới viên bổ sung.',
  topic: 'xuong-khop',
  tags: ['dinh-duong', 'nguoi-cao-tuoi', 'tre-em', 'mang-thai-cho-con-bu'],
  author: 'thao',
  alt: 'Khúc xương lớn trong vòng tròn sáng, bên cạnh là hộp sữa và mặt trời',
  products: ['VTCAN60', 'ANCAN125'],
  daysAgo: 91,
  text: `
Xương là mô sống, được phá đi và xây lại mỗi ngày. Canxi là gạch, vitamin D là người thợ đưa gạch từ ruột vào máu, còn vận động là bản vẽ báo cho xương biết chỗ nào cần chắc. Thiếu một trong ba, ngôi nhà đều yếu.

## Mỗi ngày cần bao nhiêu

Theo nhu cầu dinh dưỡng khuyến nghị cho người Việt Nam do Viện Dinh dưỡng, Bộ Y tế công bố năm 2016:

| Đối tượng | Canxi mỗi ngày |
| Người lớn 20 đến 49 tuổi | 800 mg |
| Phụ nữ 50 đến 69 tuổi | 900 mg |
| Từ 70 tuổi | 1.000 mg |
| Phụ nữ mang thai | 1.200 mg |

Với vitamin D, mức khuyến nghị vào khoảng 15 đến 20 microgam mỗi ngày, tức 600 đến 800 đơn vị, người cao tuổi ở mức trên. Trẻ em có bảng riêng theo tuổi; hãy hỏi bác sĩ nhi hoặc dược sĩ.

## Canxi trong bữa cơm Việt

Lượng ước chừng cho một phần ăn:

- Một cốc sữa tươi 200 ml: khoảng 220 mg.
- Một hũ sữa chua 100 g: khoảng 120 mg.
- Một bìa đậu phụ nhỏ, loại đông bằng muối canxi: 150 mg trở lên, tuỳ loại.
- Cá nhỏ kho ăn cả xương, tép, cua đồng: nguồn tốt và quen thuộc.
- Một bát rau cải, rau dền, rau ngót: trên dưới 100 mg.
- Một thìa vừng: khoảng 100 mg.

Bữa ăn có một cốc sữa, một hũ sữa chua, bát canh cua và đĩa rau đã gần đủ cho người lớn. Người không uống được sữa vẫn có thể đủ nhờ cá nhỏ, đậu phụ, rau và sữa đậu nành có bổ sung canxi.

### Nước hầm xương thì sao

Nước xương ngon và ấm bụng, nhưng canxi tan ra rất ít. Đừng trông vào đó thay sữa hay cá nhỏ.

## Vitamin D và nắng

Da tạo vitamin D khi gặp tia UVB. Vài phút nắng ở tay và chân, vài lần mỗi tuần, thường có ích; thời gian tuỳ mùa, màu da và chỗ ở. Không cần để da đỏ. Cá béo, lòng đỏ trứng, nấm phơi nắng, sữa có bổ sung là nguồn từ thức ăn.

Người dễ thiếu gồm: người cao tuổi ít ra ngoài, người luôn che kín, người béo phì, người có bệnh gan, thận hoặc kém hấp thu, và trẻ bú mẹ hoàn toàn. Với trẻ bú mẹ, nhiều hội nhi khoa khuyên bổ sung 400 đơn vị mỗi ngày từ sau sinh.

## Khi nào cần viên bổ sung

Khi bữa ăn không đủ, khi bác sĩ chẩn đoán loãng xương, khi mang thai mà ăn kém, khi dùng corticoid kéo dài. Nên nhớ:

1. Tính phần từ thức ăn trước, viên chỉ bù phần thiếu.
2. Mỗi lần không quá khoảng 500 mg canxi nguyên tố; nhiều hơn thì chia hai lần.
3. Canxi cacbonat uống sau ăn; canxi citrat uống lúc nào cũng được, hợp với người ít axit dạ dày.
4. Uống cách viên sắt, kháng sinh nhóm quinolon và tetracyclin, thuốc tuyến giáp ít nhất 2 đến 4 giờ. Dược sĩ sẽ xếp giờ giúp.
5. Uống đủ nước, ăn đủ rau để tránh táo bón.

### Nhiều quá thì sao

Thừa canxi và vitamin D gây buồn nôn, táo bón, sỏi thận, rối loạn nhịp tim. Không dùng vitamin D liều cao nếu chưa thử máu. Đừng uống hai ba loại cùng lúc mà không cộng lại lượng canxi và D trên nhãn. Người có sỏi thận, suy thận, cường cận giáp, sarcoid cần bác sĩ đồng ý trước.

## Vận động cho xương

- Đi bộ nhanh, leo cầu thang, nhảy dây nhẹ khi khớp còn tốt.
- Tập cơ hai buổi mỗi tuần.
- Người cao tuổi tập thăng bằng để khỏi ngã; phần lớn gãy cổ xương đùi là do ngã trong nhà. Lắp tay vịn nhà tắm, thảm chống trượt, đèn ngủ.

Bỏ thuốc lá, hạn chế rượu bia, ăn nhạt. Muối nhiều làm canxi thải qua nước tiểu.

## Ai nên đo mật độ xương

- Phụ nữ từ 65 tuổi, nam từ 70 tuổi.
- Trẻ hơn nhưng có nguy cơ: mãn kinh sớm, gãy xương sau va chạm nhẹ, dùng corticoid từ 3 tháng, BMI thấp, cha mẹ gãy cổ xương đùi.

Loãng xương đã chẩn đoán cần thuốc kê đơn; canxi và D là nền, không thay được thuốc.

## Khi nào đi khám

- Lưng đau đột ngột sau khi cúi, hắt hơi; chiều cao giảm trên 3 cm.
- Gãy xương sau cú ngã nhẹ.
- Chuột rút, tê quanh miệng, co cứng tay.
- Trẻ chậm mọc răng, chân cong, thóp lâu liền, quấy đêm.
- Đau quặn lưng, tiểu máu khi đang uống canxi.

> Xương được xây nhiều ở tuổi thiếu niên, được giữ ở tuổi trưởng thành, và được bảo vệ khỏi những cú ngã khi về già.

*Nguồn tham khảo: Viện Dinh dưỡng, Bộ Y tế, Nhu cầu dinh dưỡng khuyến nghị cho người Việt Nam, 2016; Bộ Y tế, Hướng dẫn chẩn đoán và điều trị các bệnh cơ xương khớp, 2014.*
`,
}
