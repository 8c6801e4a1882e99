/** Why a campaign cannot be played for a look. */
export const simulationTexts = {
  notPlayable: 'Hoàn thiện giải thưởng, thời gian, nhịp trao và cách nhận lượt rồi chạy thử lại.',
} as const
