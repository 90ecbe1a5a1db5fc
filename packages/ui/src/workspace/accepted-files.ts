/** What can be opened, as a file input names it: documents, and saved reviews. */
export const acceptedFiles = ".txt,.text,.md,.markdown,.html,.htm,.xhtml,.docx,.odt,.rtf,.pdf,.json";
