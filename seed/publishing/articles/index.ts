import type { SeedArticle } from '../types.ts'
import { anGiKhiMoMauCao } from './an-gi-khi-mo-mau-cao.ts'
import { baiTapKhopGoi } from './bai-tap-khop-goi.ts'
import { bmiVaVongEo } from './bmi-va-vong-eo.ts'
import { canThiHocDuong } from './can-thi-hoc-duong.ts'
import { canxiVitaminD } from './canxi-vitamin-d.ts'
import { chongNang } from './chong-nang.ts'
import { dauLungVanPhong } from './dau-lung-van-phong.ts'
import { docPhieuMoMau } from './doc-phieu-mo-mau.ts'
import { doHuyetApTaiNha } from './do-huyet-ap-tai-nha.ts'
import { donViCon } from './don-vi-con.ts'
import { ganNhiemMo } from './gan-nhiem-mo.ts'
import { giamCanBenVung } from './giam-can-ben-vung.ts'
import { hayQuen } from './hay-quen.ts'
import { manDucNam } from './man-duc-nam.ts'
import { maTrenHop } from './ma-tren-hop.ts'
import { moiMatManHinh } from './moi-mat-man-hinh.ts'
import { muaThucPhamTrenMang } from './mua-thuc-pham-tren-mang.ts'
import { namDa } from './nam-da.ts'
import { nhanBietDotQuy } from './nhan-biet-dot-quy.ts'
import { rungTocBaoNhieu } from './rung-toc-bao-nhieu.ts'
import { rungTocSauSinh } from './rung-toc-sau-sinh.ts'
import { thoaiHoaKhopGoi } from './thoai-hoa-khop-goi.ts'
import { tienManKinh } from './tien-man-kinh.ts'
import { veSinhGiacNgu } from './ve-sinh-giac-ngu.ts'

/** Two for each topic, in the topics' order. */
export const articles: readonly SeedArticle[] = [
  manDucNam,
  tienManKinh,
  ganNhiemMo,
  donViCon,
  docPhieuMoMau,
  anGiKhiMoMauCao,
  chongNang,
  namDa,
  veSinhGiacNgu,
  hayQuen,
  thoaiHoaKhopGoi,
  baiTapKhopGoi,
  bmiVaVongEo,
  giamCanBenVung,
  nhanBietDotQuy,
  doHuyetApTaiNha,
  rungTocBaoNhieu,
  rungTocSauSinh,
  canxiVitaminD,
  dauLungVanPhong,
  moiMatManHinh,
  canThiHocDuong,
  muaThucPhamTrenMang,
  maTrenHop,
]
