export interface Image {
  readonly type: "image/png" | "image/svg+xml";
  readonly width: number;
  readonly height: number;
}

const png = (width: number, height = width) => ({ type: "image/png", width, height }) as const;

/** Every image that a build draws for its site, by the file's name below `/images`. */
export const images = {
  "social.png": png(1200, 630),
  "icon.svg": { type: "image/svg+xml", width: 64, height: 64 },
  "apple-icon.png": png(180),
  "icon-192.png": png(192),
  "icon-512.png": png(512),
} as const satisfies Record<string, Image>;

export type ImageName = keyof typeof images;

export const imagePath = (name: ImageName): string => `/images/${name}`;
