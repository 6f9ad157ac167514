// What a coin's page says in words. Each coin has a file of its own, and each language one beside
// it. No figure stands here as digits: those on the page come from the market and carry their
// source.

export type CoinText = {
  readonly name: string
  /** The page's title, and what a search engine shows below it. */
  readonly title: string
  readonly description: string
  readonly lead: string
  /** The first two say what it is and how it works; then the chart stands before what moves it. */
  readonly sections: readonly {
    readonly title: string
    readonly paragraphs: readonly string[]
  }[]
}
