/** Documents that can be opened, as a file input names them. */
export const acceptedDocuments = ".txt,.text,.md,.markdown,.html,.htm,.xhtml,.docx,.odt,.rtf,.pdf";

/** All that can be opened: documents, and saved reviews. */
export const acceptedFiles = `${acceptedDocuments},.json`;
