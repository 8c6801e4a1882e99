import type { SeedArticle } from '../types.ts'

export const anGiKhiMoMauCao: SeedArticle = {
  slug: 'an-gi-khi-mo-mau-cao',
  title: 'Mỡ máu cao: mâm cơm nhà thay đổi thế nào',
  excerpt:
    'Không cần bỏ hết món quen. Đổi cách nấu, đổi loại chất béo và thêm chất xơ là ba việc có ích nhất cho người mỡ máu cao.',
  topic: 'mo-mau',
  tags: ['dinh-duong', 'nguoi-cao-tuoi'],
  author: 'thao',
  alt: 'Giọt máu lớn có đường lượn sóng bên trong, bên cạnh là con cá và củ cà rốt',
  products: ['NTOME120', 'MNTLS30'],
  daysAgo: 40,
  text: `
Biết tin mỡ máu cao, nhiều gia đình chuyển ngay sang luộc tất cả, được hai tuần thì bỏ. Thay đổi bền hơn là giữ lại mâm cơm quen thuộc và đổi từng phần nhỏ. Sau đây là cách làm theo thứ tự có ích trước, khó làm sau.

## Việc thứ nhất: đổi loại chất béo

Điều đẩy LDL lên nhiều hơn cả là chất béo bão hoà và chất béo chuyển hoá. Tổ chức Y tế Thế giới, trong hướng dẫn năm 2023, khuyến nghị chất béo bão hoà không quá 10% và chất béo chuyển hoá không quá 1% năng lượng cả ngày.

| Món quen | Đổi thành |
| Thịt ba chỉ kho tàu | Thịt nạc vai kho với trứng, hớt bớt mỡ khi nguội |
| Mỡ lợn để xào rau | Dầu lạc, dầu đậu nành, dầu hạt cải, lượng vừa phải |
| Da gà, chân gà rán | Ức gà xé, gà luộc bỏ da |
| Bánh quy bơ, mì gói chiên | Khoai luộc, ngô, trái cây |
| Cà phê sữa đặc | Cà phê đen hoặc với sữa tươi ít béo |

Dầu dừa và bơ tuy ngon nhưng vẫn nhiều chất béo bão hoà, chỉ nên dùng thỉnh thoảng. Dầu đã chiên đi chiên lại thì nên bỏ.

## Việc thứ hai: thêm chất xơ hoà tan

Chất xơ hoà tan giữ lại một phần cholesterol trong ruột. Nguồn dễ kiếm gồm yến mạch, đậu xanh, đậu đen, rau mồng tơi, rau đay, đậu bắp, cam, táo, ổi. Mỗi ngày ít nhất 400 g rau và quả là con số mà Tổ chức Y tế Thế giới nêu ra.

- Bữa sáng: cháo yến mạch với chuối thay cho bún nước béo.
- Bữa trưa: nửa đĩa là rau, ăn rau trước khi ăn cơm.
- Bữa phụ: một quả ổi hoặc một nắm lạc rang không muối.
- Bữa tối: canh rau, đậu phụ, cá; bớt nửa bát cơm.

Thêm chất xơ từ từ và uống đủ nước để khỏi đầy bụng.

## Việc thứ ba: ăn cá, ăn đậu

Cá béo như cá thu, cá nục, cá trích, cá basa có axit béo omega-3. Hai bữa cá mỗi tuần là mục tiêu vừa sức. Những ngày khác, đậu phụ, đậu nành và trứng là nguồn đạm tốt. Với trứng, người khoẻ mạnh ăn khoảng một quả mỗi ngày thường không sao; người bị đái tháo đường hoặc LDL rất cao nên hỏi bác sĩ về lượng phù hợp.

### Còn hải sản thì sao

Tôm, mực chứa cholesterol nhưng ít chất béo bão hoà. Ăn vừa phải, hấp hoặc luộc, là được. Món cần dè chừng là lòng, óc, gan và các món chiên bơ.

## Nếu triglycerid cao

Với triglycerid, đường và rượu bia quan trọng hơn mỡ. Hãy làm lần lượt:

1. Bỏ nước ngọt, trà sữa, nước tăng lực.
2. Bớt bánh kẹo, chè, trái cây quá ngọt như sầu riêng, mít, nhãn.
3. Ngừng rượu bia trong ít nhất ba tháng rồi thử lại máu.
4. Giảm cân nếu vòng eo vượt 90 cm ở nam, 80 cm ở nữ.

Nhiều người thấy chỉ số này đổi rõ sau vài tháng, vì nó nhạy với bữa ăn hơn LDL.

## Đọc nhãn trong một phút

- Tìm dòng “chất béo bão hoà”: càng thấp càng tốt.
- Tìm chữ “dầu thực vật hydro hoá một phần”: nên đặt lại lên kệ.
- Tìm “đường” và “natri”: hai thứ này hay đi cùng nhau trong đồ đóng gói.
- “Không cholesterol” chưa chắc là ít béo; dầu cọ không có cholesterol nhưng nhiều chất béo bão hoà.

## Một ngày mẫu

**Sáng:** bánh mì nguyên cám với trứng ốp ít dầu, dưa chuột, một cốc sữa ít béo.

**Trưa:** một bát rưỡi cơm gạo lứt, cá nục kho cà chua, rau muống luộc, canh mồng tơi.

**Xế:** một quả táo hoặc một hộp sữa chua không đường.

**Tối:** một bát cơm, đậu phụ sốt nấm, thịt nạc luộc, đĩa rau lớn.

Nêm nhạt, bởi người mỡ máu cao thường phải lo cả huyết áp. Dưới 5 g muối mỗi ngày, tính cả nước mắm và bột canh, là mức được khuyến nghị.

## Kiên nhẫn, và đừng chỉ trông vào bữa ăn

Gan tự tạo ra phần lớn cholesterol, nên có người ăn rất lành mà LDL vẫn cao do di truyền. Khi ấy thuốc là cần thiết và không phải lỗi của ai. Dầu cá, sterol thực vật hoặc các loại trà thảo mộc là thực phẩm, không thay thuốc đã kê. Người uống thuốc chống đông cần hỏi bác sĩ trước khi dùng dầu cá liều cao.

## Khi nào hỏi bác sĩ, dược sĩ

- Đã đổi bữa ăn và vận động 3 tháng mà chỉ số chưa đạt mục tiêu.
- Đang mang thai, có bệnh thận, bệnh gan hoặc đái tháo đường: cần thực đơn riêng.
- Sụt cân ngoài ý muốn, ăn kém.
- Đau ngực, yếu liệt, nói khó: gọi 115.

> Một mâm cơm nửa là rau, có cá hoặc đậu, ít chiên và nhạt hơn một chút: cả nhà cùng ăn được, nên cả nhà cùng giữ được.

*Nguồn tham khảo: Tổ chức Y tế Thế giới, Hướng dẫn về axit béo bão hoà và axit béo chuyển hoá, 2023; Tổ chức Y tế Thế giới, Chế độ ăn lành mạnh; Viện Dinh dưỡng, Mười lời khuyên dinh dưỡng hợp lý.*
`,
}
