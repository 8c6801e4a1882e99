export type CameraFailure = 'refused' | 'missing' | 'busy' | 'unsupported'

/** Opens one camera by its id, else the one that looks away from the person. */
export async function openCamera(deviceId: string | null): Promise<MediaStream> {
  // Browsers hide cameras altogether from pages that did not come safely.
  if (!navigator.mediaDevices?.getUserMedia) throw new DOMException('', 'NotSupportedError')
  const which = deviceId
    ? { deviceId: { exact: deviceId } }
    : { facingMode: { ideal: 'environment' } }
  return navigator.mediaDevices.getUserMedia({
    audio: false,
    video: { ...which, width: { ideal: 1280 }, height: { ideal: 720 } },
  })
}

export function closeCamera(stream: MediaStream | null): void {
  for (const track of stream?.getTracks() ?? []) track.stop()
}

/** Why a camera did not open, as the person must know it. */
export function failureOf(error: unknown): CameraFailure {
  switch (error instanceof DOMException ? error.name : '') {
    case 'NotAllowedError':
    case 'SecurityError':
      return 'refused'
    case 'NotFoundError':
    case 'OverconstrainedError':
      return 'missing'
    case 'NotReadableError':
    case 'AbortError':
      return 'busy'
    default:
      return 'unsupported'
  }
}

/** The ids of all cameras; known only after one has been allowed. */
export async function listCameras(): Promise<string[]> {
  const devices = await navigator.mediaDevices.enumerateDevices().catch(() => [])
  return devices
    .filter(({ kind, deviceId }) => kind === 'videoinput' && deviceId)
    .map(({ deviceId }) => deviceId)
}

/** Not in TypeScript's library yet. */
interface TorchCapabilities extends MediaTrackCapabilities {
  torch?: boolean
}

export function hasTorch(track: MediaStreamTrack): boolean {
  return (track.getCapabilities?.() as TorchCapabilities | undefined)?.torch === true
}

export async function setTorch(track: MediaStreamTrack, on: boolean): Promise<void> {
  await track.applyConstraints({ advanced: [{ torch: on } as MediaTrackConstraintSet] })
}
