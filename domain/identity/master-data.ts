/** What a member may choose from at registration. */
export const jobs = [
  { id: 1, code: 'office', name: 'Nhân viên văn phòng' },
  { id: 2, code: 'civil-servant', name: 'Cán bộ, công chức, viên chức' },
  { id: 3, code: 'worker', name: 'Công nhân' },
  { id: 4, code: 'farmer', name: 'Nông dân' },
  { id: 5, code: 'business', name: 'Kinh doanh, buôn bán' },
  { id: 6, code: 'teacher', name: 'Giáo viên, giảng viên' },
  { id: 7, code: 'health', name: 'Bác sĩ, dược sĩ, nhân viên y tế' },
  { id: 8, code: 'engineer', name: 'Kỹ sư, kỹ thuật viên' },
  { id: 9, code: 'student', name: 'Học sinh, sinh viên' },
  { id: 10, code: 'homemaker', name: 'Nội trợ' },
  { id: 11, code: 'freelance', name: 'Lao động tự do' },
  { id: 12, code: 'retired', name: 'Hưu trí' },
  { id: 13, code: 'other', name: 'Khác' },
] as const

export const healthTopics = [
  { id: 1, code: 'sexual-health', name: 'Sức khoẻ sinh lý' },
  { id: 2, code: 'liver-detox', name: 'Giải độc gan' },
  { id: 3, code: 'blood-lipids', name: 'Mỡ máu' },
  { id: 4, code: 'skin-beauty', name: 'Làm đẹp da' },
  { id: 5, code: 'sleep-memory', name: 'Mất ngủ, đau đầu, trí nhớ' },
  { id: 6, code: 'joint-degeneration', name: 'Thoái hoá khớp' },
  { id: 7, code: 'weight-loss', name: 'Giảm cân' },
  { id: 8, code: 'stroke-prevention', name: 'Phòng ngừa đột quỵ' },
  { id: 9, code: 'hair-loss', name: 'Rụng tóc' },
  { id: 10, code: 'bone-joint', name: 'Xương khớp' },
  { id: 11, code: 'eye-care', name: 'Chăm sóc mắt' },
] as const

export function findJobName(id: number | null | undefined): string | undefined {
  return jobs.find((job) => job.id === id)?.name
}
