import { useEffect, useState, useSyncExternalStore, type RefObject } from 'react'
import { closeCamera, failureOf, listCameras, openCamera, type CameraFailure } from './camera.ts'

export type CameraState =
  | { kind: 'asking' }
  | { kind: 'live'; track: MediaStreamTrack; cameras: readonly string[] }
  | { kind: 'failed'; failure: CameraFailure }

export type Camera = ReturnType<typeof useCamera>

/**
 * A camera's picture in a video element. Let go on leaving, while the tab is out of sight, and when
 * it is not wanted any more.
 */
export function useCamera(video: RefObject<HTMLVideoElement | null>, isWanted: boolean) {
  const [state, setState] = useState<CameraState>({ kind: 'asking' })
  const [deviceId, setDeviceId] = useState<string | null>(null)
  const isSeen = usePageSeen()
  useEffect(() => {
    if (!isSeen || !isWanted) return
    const left = new AbortController()
    let stream: MediaStream | null = null
    const element = video.current
    const start = async () => {
      setState({ kind: 'asking' })
      const opened = await openCamera(deviceId)
      if (left.signal.aborted) return closeCamera(opened)
      stream = opened
      const track = opened.getVideoTracks()[0]!
      track.addEventListener('ended', () => setState({ kind: 'failed', failure: 'busy' }), {
        signal: left.signal,
      })
      if (element) await show(element, opened)
      const cameras = await listCameras()
      if (!left.signal.aborted) setState({ kind: 'live', track, cameras })
    }
    start().catch((error: unknown) => {
      closeCamera(stream)
      if (!left.signal.aborted) setState({ kind: 'failed', failure: failureOf(error) })
    })
    return () => {
      left.abort()
      // The last picture stays until the dialog goes: one sees what was read.
      element?.pause()
      closeCamera(stream)
    }
  }, [video, deviceId, isSeen, isWanted])
  return {
    state,
    switchCamera: () => {
      if (state.kind === 'live') setDeviceId(nextCamera(state))
    },
  }
}

async function show(element: HTMLVideoElement, stream: MediaStream): Promise<void> {
  element.srcObject = stream
  // Interrupted by a quick close: the stream has gone then, and nothing is amiss.
  await element.play().catch(() => undefined)
}

function nextCamera({ track, cameras }: Extract<CameraState, { kind: 'live' }>): string | null {
  const present = cameras.indexOf(track.getSettings().deviceId ?? '')
  return cameras[(present + 1) % cameras.length] ?? null
}

function usePageSeen(): boolean {
  return useSyncExternalStore(
    (listener) => {
      document.addEventListener('visibilitychange', listener)
      return () => document.removeEventListener('visibilitychange', listener)
    },
    () => document.visibilityState === 'visible',
    () => true,
  )
}
