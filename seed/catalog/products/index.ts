import type { SeedProduct } from '../types.ts'
import { eyeProducts } from './bo-mat.ts'
import { beautyProducts } from './dep-da-toc.ts'
import { sleepProducts } from './giac-ngu-tri-nho.ts'
import { liverProducts } from './giai-doc-gan.ts'
import { weightProducts } from './giam-can-voc-dang.ts'
import { intimacyProducts } from './sinh-ly-nam-nu.ts'
import { heartProducts } from './tim-mach-mo-mau.ts'
import { jointProducts } from './xuong-khop.ts'

export const products: SeedProduct[] = [
  ...jointProducts,
  ...sleepProducts,
  ...beautyProducts,
  ...liverProducts,
  ...eyeProducts,
  ...heartProducts,
  ...intimacyProducts,
  ...weightProducts,
]
