import type { ClaimRule } from '../rule-set.ts'
import { advertisements, sources } from './sources.ts'

export const requiredRules: ClaimRule[] = [
  {
    id: 'says-supplement',
    kind: 'mustAppear',
    scope: advertisements,
    phrases: ['thực phẩm bảo vệ sức khoẻ'],
    exceptions: [],
    message: 'Chưa ghi cụm từ “Thực phẩm bảo vệ sức khoẻ”.',
    fix: 'Ghi “Thực phẩm bảo vệ sức khoẻ” cạnh tên sản phẩm.',
    source: sources.compulsory,
    examples: {
      hits: ['Viên uống Khớp An, hộp 30 viên.'],
      fine: ['Thực phẩm bảo vệ sức khoẻ Khớp An, hộp 30 viên.'],
    },
  },
  {
    id: 'says-no-medicine',
    kind: 'mustAppear',
    scope: advertisements,
    phrases: ['thực phẩm này không phải là thuốc (và|) không có tác dụng thay thế thuốc chữa bệnh'],
    exceptions: [],
    message: 'Chưa có câu khuyến cáo bắt buộc.',
    fix: 'Thêm nguyên văn: “Thực phẩm này không phải là thuốc và không có tác dụng thay thế thuốc chữa bệnh”.',
    source: sources.compulsory,
    examples: {
      hits: ['Sản phẩm không thay thế thuốc.'],
      fine: [
        'Thực phẩm này không phải là thuốc và không có tác dụng thay thế thuốc chữa bệnh.',
        'Thực phẩm này không phải là thuốc, không có tác dụng thay thế thuốc chữa bệnh.',
      ],
    },
  },
  {
    id: 'says-product',
    kind: 'mustAppear',
    scope: advertisements,
    phrases: ['{productName}'],
    exceptions: [],
    message: 'Chưa ghi tên sản phẩm như trong bản công bố.',
    fix: 'Ghi đúng tên sản phẩm đã công bố.',
    source: sources.compulsory,
    examples: {
      hits: ['Viên uống cho khớp gối.'],
      fine: ['Khớp An Gold, viên uống cho khớp gối.'],
    },
  },
  {
    id: 'says-company',
    kind: 'mustAppear',
    scope: advertisements,
    phrases: ['{company}'],
    exceptions: [],
    message: 'Chưa ghi tên đơn vị chịu trách nhiệm về sản phẩm.',
    fix: 'Ghi tên và địa chỉ của đơn vị chịu trách nhiệm về sản phẩm.',
    source: sources.compulsory,
    examples: {
      hits: ['Sản xuất tại Việt Nam.'],
      fine: ['Chịu trách nhiệm về sản phẩm: Công ty Cổ phần Dược An Lành, Hà Nội.'],
    },
  },
]
