export async function Tool() { return <p>tool</p>; }
