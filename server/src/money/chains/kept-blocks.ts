// The newest blocks that were read, by their hashes, so that each is fetched once: a look at a
// chain goes over the last few again and again. A block of a hash never changes; where the chain
// goes another way, its blocks have other hashes.

export type KeptBlocks<Block> = {
  readonly has: (hash: string) => boolean
  readonly read: (hash: string) => Promise<Block>
}

export function keepBlocks<Block>(
  load: (hash: string) => Promise<Block>,
  most: number,
): KeptBlocks<Block> {
  const kept = new Map<string, Block>()
  return {
    has: (hash) => kept.has(hash),
    read: async (hash) => {
      const block = kept.get(hash) ?? (await load(hash))
      // The ones that were asked for last stay.
      kept.delete(hash)
      kept.set(hash, block)
      for (const oldest of kept.keys()) {
        if (kept.size <= most) break
        kept.delete(oldest)
      }
      return block
    },
  }
}
