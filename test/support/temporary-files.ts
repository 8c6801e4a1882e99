import { takeRunFolder } from './run-folder.ts'

/** For tests that make data directories of their own: in memory where there is plenty. */
export default function setup(): () => void {
  const folder = takeRunFolder()
  return () => folder.release()
}
