import { demoLogins } from '../demo-logins.ts'

/** Percent off the unit price for the company's own people, by product code. */
export const staffIncentives: Record<string, number> = {
  JEX30: 20,
  JJ3: 20,
  JJ6: 20,
  OTV30: 20,
  OT3: 20,
  OT6: 20,
  WIT30: 15,
  WT3: 15,
  WT6: 15,
  ALP30: 15,
  AGL30: 15,
  RTN60: 10,
  RTN30: 10,
  VTCAN60: 10,
  NTOME120: 10,
}

/** Invented people of an invented company. */
export const employees = [
  { number: 'NV0012', name: 'Trần Minh Quân', phones: [...demoLogins.employee.phones] },
  { number: 'NV0027', name: 'Nguyễn Thị Bích Ngọc', phones: ['0908111444'] },
  { number: 'NV0058', name: 'Lê Hoàng Nam', phones: ['0908111555', '0908111666'] },
  { number: 'NV0103', name: 'Phạm Thị Thu Trang', phones: ['0908111777'] },
  { number: 'NV0140', name: 'Võ Đình Khoa', phones: [], active: false },
]
