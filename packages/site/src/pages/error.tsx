"use client";

export { ErrorScreen } from "../errors/ErrorScreen.tsx";
