export const metadata = { title: "A bare page", description: "What the framework alone weighs." };

export default function Layout({ children }) {
  return (
    <html lang="en">
      <body>{children}</body>
    </html>
  );
}
