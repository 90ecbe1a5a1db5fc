/** What can be opened, as a file input names it. */
export const acceptedFiles = ".txt,.md,.markdown,.json,text/plain,text/markdown";
