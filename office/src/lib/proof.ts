// That a second factor is asked for again, before what was refused for want of it is done after
// all. Whatever was refused meanwhile waits for the same answer.

let waiting: readonly ((isProven: boolean) => void)[] = []
const hearing = new Set<() => void>()

/** Whether it was shown; not where it was left. */
export function askProof(): Promise<boolean> {
  return new Promise((resolve) => {
    waiting = [...waiting, resolve]
    tell()
  })
}

export function answerProof(isProven: boolean): void {
  const asked = waiting
  waiting = []
  for (const answer of asked) answer(isProven)
  tell()
}

export function isProofAsked(): boolean {
  return waiting.length > 0
}

export function hearOfProof(heard: () => void): () => void {
  hearing.add(heard)
  return () => hearing.delete(heard)
}

function tell(): void {
  for (const heard of hearing) heard()
}
