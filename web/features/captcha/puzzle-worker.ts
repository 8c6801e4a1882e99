import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2'
import { handler } from 'altcha-lib/workers/shared'

// Off the page's thread: the form stays quick while the puzzle is solved.
handler({ deriveKey })
