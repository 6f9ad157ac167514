// Short messages at the top right. The library is loaded with the first one; where it does not
// come, the next message asks for it again.

type Kind = 'success' | 'error' | 'info'

let host: Promise<(kind: Kind, text: string) => void> | undefined

export function toast(kind: Kind, text: string): void {
  host ??= import('./toast-host.tsx').then((module) => module.mountToasts())
  host.then(
    (show) => show(kind, text),
    () => {
      host = undefined
    },
  )
}
