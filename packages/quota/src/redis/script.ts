/**
 * One step of the daily limit. Redis runs it whole, so that no other request comes in between. Its rule for the day is `turn`.
 * Answers whether it was done, the words of the person and of the address, and the day.
 */
export const script = `
local number, used, open = KEYS[1], KEYS[2], KEYS[3]
local act, today, person, address, words = ARGV[1], tonumber(ARGV[2]), ARGV[3], ARGV[4], tonumber(ARGV[5])

local kept = tonumber(redis.call("GET", number) or -1)
local day = today == kept - 1 and kept or today
if today > kept then redis.call("UNLINK", used, open) end
redis.call("SET", number, day)

local function usedBy(kind, name)
  return name == "" and 0 or tonumber(redis.call("HGET", used, kind .. " " .. name) or 0)
end
local function count(name, amount)
  -- Whoever takes words and gives them back under ever new names must not fill the memory.
  if redis.call("HINCRBY", used, name, amount) <= 0 then redis.call("HDEL", used, name) end
end
local function charge(who, from, amount)
  count("person " .. who, amount)
  if from ~= "" then count("address " .. from, amount) end
end

local done = 0
if act == "reserve" then
  local id, limit, addressLimit = ARGV[6], tonumber(ARGV[7]), tonumber(ARGV[8])
  if usedBy("person", person) + words <= limit and (address == "" or usedBy("address", address) + words <= addressLimit) then
    charge(person, address, words)
    redis.call("HSET", open, id, cjson.encode({ person, address, words }))
    done = 1
  end
elseif act == "settle" then
  local entry = redis.call("HGET", open, ARGV[6])
  local holder, from, reserved = unpack(entry and cjson.decode(entry) or {})
  if holder == person then
    redis.call("HDEL", open, ARGV[6])
    charge(person, from, math.min(words, reserved) - reserved)
    done = 1
  end
end

-- Nothing outlives its use by more than a day.
for _, key in ipairs(KEYS) do redis.call("EXPIRE", key, 172800) end
return { done, usedBy("person", person), usedBy("address", address), day }
`;
