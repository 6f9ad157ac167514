// The trial balance: what left and came to each account by the transfers, held against what
// clients' accounts say they have.

export type OwnNamed = { readonly id: bigint; readonly currency: string; readonly name: string }

export type MovedSum = {
  readonly currency: string
  /** Null: clients'. */
  readonly from: bigint | null
  readonly to: bigint | null
  readonly amount: bigint
}

export type Carried = {
  readonly currency: string
  readonly accounts: number
  readonly balance: bigint
}

export type TrialLine = {
  /** Null: all clients' together. */
  readonly account: bigint | null
  readonly name: string
  readonly accounts: number
  readonly debit: bigint
  readonly credit: bigint
  readonly balance: bigint
  readonly carried: bigint
}

export type Trial = {
  readonly currency: string
  readonly lines: readonly TrialLine[]
  readonly debit: bigint
  readonly credit: bigint
  readonly off: bigint
  readonly isSound: boolean
}

type Facts = {
  readonly own: readonly OwnNamed[]
  readonly moved: readonly MovedSum[]
  readonly carried: readonly Carried[]
}

export function trialOf(currency: string, { own, moved, carried }: Facts): Trial {
  const sums = moved.filter((one) => one.currency === currency)
  const turned = (account: bigint | null) => {
    const debit = sumOf(sums.filter(({ from }) => from === account))
    const credit = sumOf(sums.filter(({ to }) => to === account))
    return { account, debit, credit, balance: credit - debit }
  }
  const clients = carried.find((one) => one.currency === currency)
  const lines: TrialLine[] = [
    {
      ...turned(null),
      name: 'available',
      accounts: clients?.accounts ?? 0,
      carried: clients?.balance ?? 0n,
    },
    ...own
      .filter((one) => one.currency === currency)
      .map(({ id, name }) => {
        const line = turned(id)
        return { ...line, name, accounts: 1, carried: line.balance }
      }),
  ]
  const total = (of: 'debit' | 'credit' | 'carried') =>
    lines.reduce((sum, line) => sum + line[of], 0n)
  const [debit, credit, off] = [total('debit'), total('credit'), total('carried')]
  const isEven = lines.every(({ balance, carried: said }) => balance === said)
  return { currency, lines, debit, credit, off, isSound: off === 0n && debit === credit && isEven }
}

function sumOf(sums: readonly MovedSum[]): bigint {
  return sums.reduce((sum, { amount }) => sum + amount, 0n)
}
