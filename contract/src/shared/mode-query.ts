// How a link names the account that its page is about: in its query, by this name.

export const modeQuery = 'mode'
