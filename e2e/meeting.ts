// Where journeys that go side by side wait for each other, before one does what befalls them all.

export type Meeting = {
  /** Whoever has come is waited for until gone. */
  readonly come: () => void
  readonly go: () => void
  /** Resolves when all who have come are here. */
  readonly meet: () => Promise<void>
}

export function openMeeting(): Meeting {
  let expected = 0
  const here: (() => void)[] = []
  const look = () => {
    if (here.length < expected) return
    for (const resume of here.splice(0)) resume()
  }
  return {
    come: () => {
      expected += 1
    },
    go: () => {
      expected -= 1
      look()
    },
    meet: () =>
      new Promise((resume) => {
        here.push(resume)
        look()
      }),
  }
}
