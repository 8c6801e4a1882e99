import LockOpen from 'lucide-react/icons/lock-open'
import { useState } from 'react'
import { FailureNote } from '#web/form/FailureNote.tsx'
import { useAttempt } from '#web/form/use-attempt.ts'
import { notify } from '#web/features/notices/notify.ts'
import { FileKey } from '#web/ui/FileKey.tsx'
import { saveFile } from '#web/ui/save-file.ts'
import { partTexts as texts } from './texts.ts'

const lock = <LockOpen aria-hidden="true" className="size-4.5" />

/** Opens a file of codes with its key, in this browser alone: nothing of either is sent anywhere. */
export function OpenSealedFile() {
  const [sealed, setSealed] = useState<File | null>(null)
  const { failure, attempt } = useAttempt()
  const open = async (identityFile: File, file: File) => {
    const { Decrypter } = await import('age-encryption')
    const identity = /AGE-SECRET-KEY-1[0-9A-Z]+/.exec(await identityFile.text())?.[0]
    const decrypter = new Decrypter()
    decrypter.addIdentity(identity ?? '')
    const bytes = await decrypter.decrypt(new Uint8Array(await file.arrayBuffer()))
    saveFile(file.name.replace(/\.age$/, ''), new Blob([new Uint8Array(bytes)]))
    setSealed(null)
    notify({ text: texts.fileOpened, kind: 'success' })
  }
  return (
    <div className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-2 text-sm">
      {sealed === null ? (
        <FileKey
          accept=".age"
          variant={{ variant: 'plain' }}
          icon={lock}
          onFiles={([file]) => file && setSealed(file)}
        >
          {texts.openFile}
        </FileKey>
      ) : (
        <>
          <span>{texts.nowTheKey(sealed.name)}</span>
          <FileKey
            accept=".txt,.key"
            icon={lock}
            onFiles={([file]) =>
              file &&
              void attempt(
                () => open(file, sealed),
                () => texts.fileNotOpened,
              )
            }
          >
            {texts.chooseKey}
          </FileKey>
        </>
      )}
      {failure && <FailureNote>{failure}</FailureNote>}
    </div>
  )
}
