import { z } from 'zod'
import { phraseProblem } from '../claims/phrase.ts'
import { textField } from '../kernel/fields.ts'
import { initialEmergencyWords } from '../question/emergency-words.ts'
import { setting } from './setting.ts'

const phrase = textField(80)
  .pipe(z.string().min(2))
  .superRefine((written, ctx) => {
    const problem = phraseProblem(written)
    if (problem) ctx.addIssue({ code: 'custom', message: problem })
  })

/** Questions to the experts (docs/rules/experts.md). */
export const questionSettings = {
  expertQuestions: setting({
    schema: z.object({
      answerHours: z.int().min(1).max(240),
      emergencyWords: z.array(phrase).max(200),
    }),
    initial: { answerHours: 24, emergencyWords: initialEmergencyWords },
    public: false,
    group: 'question',
    label: 'Câu hỏi gửi chuyên gia',
    help: 'Thời gian hứa trả lời, và những từ mà khi khách viết, trang trả lời ngay: gọi 115.',
    parts: {
      answerHours: { label: 'Trả lời trong', unit: 'giờ' },
      emergencyWords: {
        label: 'Từ báo cấp cứu',
        hint: '“_” là không đến ba từ bất kỳ; “(a|b)” là một trong các từ.',
      },
    },
  }),
}
